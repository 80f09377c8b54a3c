import { useMutation } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { WRITE } from '../order-access.ts';
import { actionMessages as messages } from './order-actions.messages.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';

export function RejectDialog({
  id,
  from,
  onClose,
}: {
  id: string;
  /** The stage the user saw, if the order is displayed. */
  from?: OrderRow['stage'];
  onClose: () => void;
}) {
  const reject = useMutation(orderMutations.reject());
  return (
    <Can access={WRITE}>
      <ReasonDialog
        title={messages.rejectTitle}
        label={messages.rejectReason}
        submitLabel={actionLabels.reject}
        onSubmit={(rejectReason) => reject.mutateAsync({ id, rejectReason, from })}
        onClose={onClose}
      />
    </Can>
  );
}
