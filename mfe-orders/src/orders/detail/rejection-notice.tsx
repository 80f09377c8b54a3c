import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import { Box, Flex, Icon, Text } from 'shared-ui';
import { messages } from './order-page.messages.ts';

/** Why the order was rejected, until it is reopened. */
export function RejectedNote({ order: { stage, rejectedReason } }: { order: Order }) {
  if (stage !== 'rejected' || !rejectedReason) return null;
  return (
    <Flex gap="3" px="4" py="3" borderRadius="md" bg="status.bad.bg" color="status.bad.fg">
      <Box pt="0.5">
        <Icon name="refuse" />
      </Box>
      <Box>
        <Text fontWeight="semibold">
          <FormattedMessage {...messages.rejectReason} />
        </Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {rejectedReason}
        </Text>
      </Box>
    </Flex>
  );
}
