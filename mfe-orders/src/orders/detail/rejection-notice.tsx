import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Flex, Icon, Text } from 'shared-ui';
import { actionMessages } from '../actions/order-actions.messages.ts';

/** Shows why the order was rejected, until it is reopened. */
export function RejectionNotice({ order: { stage, rejectedReason } }: { order: Order }) {
  if (stage !== 'rejected' || !rejectedReason) return null;
  return (
    <Flex gap="3" px="4" py="3" borderRadius="md" bg="status.bad.bg" color="status.bad.fg">
      <Box pt="0.5">
        <Icon name="reject" />
      </Box>
      <Box>
        <Text fontWeight="semibold">
          <FormattedMessage {...actionMessages.rejectReason} />
        </Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {rejectedReason}
        </Text>
      </Box>
    </Flex>
  );
}
