import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { withValues } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useOrderNotices } from '../order-notices.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels, confirmTexts } from '../orders.messages.ts';

/** Asks for confirmation before approving an order that was selected elsewhere, for example in the search. */
export function ApproveDialog({
  order: { id, stage: from, ...order },
  onClose,
}: {
  order: Order;
  onClose: () => void;
}) {
  const approve = useMutation(orderMutations.approve(useOrderNotices().approval));
  const values = { number: formatOrderNumber(order), partner: order.partner.name };
  return (
    <ConfirmDialog
      title={actionLabels.approve}
      text={withValues(confirmTexts.approve, values)}
      confirmLabel={actionLabels.approve}
      onConfirm={() => approve.mutateAsync({ id, from })}
      onClose={onClose}
    />
  );
}
