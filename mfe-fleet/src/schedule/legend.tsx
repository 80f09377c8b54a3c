import { FormattedMessage } from 'react-intl';
import { Box, Flex } from 'shared-ui';
import { kindLooks } from './entry-looks.ts';

/** What the icons mean: a short entry shows nothing else. */
export const Legend = () => (
  <Flex gap="4" wrap="wrap" pt="2" textStyle="xs" color="fg.muted" aria-hidden>
    {Object.entries(kindLooks).map(([kind, { tone, icon: Drawing, label }]) => (
      <Flex key={kind} align="center" gap="1">
        <Box color={`status.${tone}.fg`}>
          <Drawing size={13} />
        </Box>
        <FormattedMessage {...label} />
      </Flex>
    ))}
  </Flex>
);
