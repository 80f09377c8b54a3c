import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { FormDialog } from 'shared-ui/form-dialog';
import { actions, errorMessages } from '../carrier-actions.messages.ts';
import { carrierMutations } from '../carrier-invoices.api.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { invoiceSchema, toInput, toValues } from './invoice-form.ts';

/** Changes an invoice that was entered by hand. */
export function EditDialog({ invoice, onClose }: { invoice: CarrierInvoice; onClose: () => void }) {
  const { toDay, toStartOfDay } = useDayConversion();
  // As of opening: later changes by others are a conflict.
  const [initialValues] = useState(() => toValues(invoice, toStartOfDay));
  const edit = useMutation(carrierMutations.edit(invoice.id));
  return (
    <FormDialog
      title={withValues(invoice.credited ? actions.editCreditTitle : actions.editTitle, { number: invoice.number })}
      width={900}
      schema={invoiceSchema}
      initialValues={initialValues}
      errorMessages={errorMessages}
      onSubmit={(values) => edit.mutateAsync(toInput(values, toDay))}
      onClose={onClose}
    >
      <InvoiceFields />
    </FormDialog>
  );
}
