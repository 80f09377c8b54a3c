import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { withValues } from 'shared-ui';
import { ReasonDialog } from 'shared-ui/form-dialog';
import { invoicingMutations } from './invoicing.api.ts';
import { actions } from './invoicing.messages.ts';

/** Reverses a grouped invoice for a reason. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const [{ id, number }] = useState(invoice);
  const credit = useMutation(invoicingMutations.credit(id));
  return (
    <ReasonDialog
      title={withValues(actions.creditTitle, { number })}
      help={actions.creditHelp}
      submitLabel={actions.credit}
      onSubmit={(reason) => credit.mutateAsync({ reason })}
      onClose={onClose}
    />
  );
}
