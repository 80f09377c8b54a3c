import { FormattedMessage } from 'react-intl';
import { Box, Flex } from 'shared-ui';
import { LEGEND } from './entry-style.ts';

/** Explains the icons: a short entry shows nothing else. */
export const Legend = () => (
  <Flex gap="4" wrap="wrap" pt="2" textStyle="xs" color="fg.muted" aria-hidden>
    {LEGEND.map(({ tone, icon: KindIcon, label }) => (
      <Flex key={label.id} align="center" gap="1">
        <Box color={`status.${tone}.fg`}>
          <KindIcon size={13} />
        </Box>
        <FormattedMessage {...label} />
      </Flex>
    ))}
  </Flex>
);
