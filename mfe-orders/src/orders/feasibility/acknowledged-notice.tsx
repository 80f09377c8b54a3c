import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Text, withValues } from 'shared-ui';
import { messages } from './feasibility.messages.ts';
import { WarningList } from './warning-list.tsx';

/** Shows approvers the acknowledged warnings of the order, and the reason. */
export function AcknowledgedNotice({ order: { acknowledged, stops } }: { order: Order }) {
  if (!acknowledged) return null;
  return (
    <Box px="4" py="3" borderRadius="md" bg="status.warn.bg" color="status.warn.fg">
      <Text fontWeight="semibold">
        <FormattedMessage {...messages.acknowledged} />
      </Text>
      <WarningList warnings={acknowledged.warnings} getPlace={(stop) => stops[stop]?.location.name} />
      <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
        <FormattedMessage {...withValues(messages.givenReason, { reason: acknowledged.reason })} />
      </Text>
    </Box>
  );
}
