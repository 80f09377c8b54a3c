import { FormattedMessage } from 'react-intl';
import { Box, withValues, Flex, Icon, Text } from 'shared-ui';
import { cargo as messages } from './order-form.messages.ts';
import { useOrderPreview } from './use-order-preview.ts';

/** Warns about cargos that may not travel together, which would prevent sending the order. */
export function IncompatibleCargoNote() {
  const { data } = useOrderPreview();
  return (
    <Box aria-live="polite">
      {data?.apart.map(({ first, second }) => (
        <Flex key={`${first} ${second}`} align="center" gap="2" mt="1" color="status.bad.fg" fontWeight="medium">
          <Icon name="warning" size={14} />
          <Text>
            <FormattedMessage {...withValues(messages.incompatible, { first, second })} />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
