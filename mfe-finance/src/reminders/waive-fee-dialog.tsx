import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reminder } from 'shared-contracts/finance/reminders';
import { withValues } from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { formatMoney } from 'shared-ui/format';
import { reminderMutations } from './reminders.api.ts';
import { actions } from './reminders.messages.ts';

/** Waives the fee of a reminder that was sent, for a reason. */
export function WaiveFeeDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const [{ id, invoice, step, fee, currency }] = useState(reminder);
  const waive = useMutation(reminderMutations.waiveFee(id));
  return (
    <ReasonDialog
      title={withValues(actions.waiveFeeTitle, { step, number: invoice.number })}
      help={withValues(actions.waiveFeeHelp, { fee: formatMoney(fee ?? '0.00', currency) })}
      submitLabel={actions.waiveFee}
      onSubmit={(reason) => waive.mutateAsync(reason)}
      onClose={onClose}
    />
  );
}
