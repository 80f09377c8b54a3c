import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { orderMutations } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';
import { handshakeMessages as messages } from './handshake.messages.ts';

/** Asks the partner for the reason, which the order's owner reads. */
export function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const decline = useMutation(orderMutations.decline());
  return (
    <ReasonDialog
      title={messages.declineTitle}
      label={messages.declineReason}
      submitLabel={actionLabels.decline}
      onSubmit={(reason) => decline.mutateAsync({ id, reason })}
      onClose={onClose}
    />
  );
}
