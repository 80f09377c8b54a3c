import { FormattedMessage } from 'react-intl';
import { Box, Flex, Icon, type BoxProps, type Message } from 'shared-ui';

const ICONS = { info: 'info', warn: 'warning' } as const;

type NoteProps = Pick<BoxProps, 'id' | 'role'> & { tone?: keyof typeof ICONS; text: Message };

/** A colored note among the fields of a form. */
export const Note = ({ tone = 'info', text, ...box }: NoteProps) => (
  <Flex
    gap="2"
    px="3"
    py="2"
    borderRadius="md"
    bg={`status.${tone}.bg`}
    color={`status.${tone}.fg`}
    textStyle="sm"
    {...box}
  >
    <Box flexShrink="0" pt="0.5">
      <Icon name={ICONS[tone]} />
    </Box>
    <FormattedMessage {...text} />
  </Flex>
);
