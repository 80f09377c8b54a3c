import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import { PaymentFields } from './payment-fields.tsx';
import { createPaymentSchema, type OpenInvoice, toPaymentInput, toPaymentValues } from './payment-form.ts';
import { paymentMutations } from './payments.api.ts';
import { formMessages as messages } from './payments.messages.ts';

/** Records what was received for an invoice; by default all that is open. */
export function RecordPaymentDialog({ invoice, onClose }: { invoice: OpenInvoice; onClose: () => void }) {
  const { today, toStartOfDay } = useDayConversion();
  const record = useMutation(paymentMutations.record());
  // As of opening: the open amount changes with the payment.
  const [invoices] = useState([invoice]);
  const [schema] = useState(() => createPaymentSchema(invoices));
  const [initialValues] = useState(() => toPaymentValues(invoices, toStartOfDay(today())));
  return (
    <FormDialog
      title={messages.record}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.record}
      errorMessages={{ future: messages.future }}
      onSubmit={(values) => record.mutateAsync(toPaymentInput(values, invoices))}
      onClose={onClose}
    >
      <PaymentFields invoices={invoices} />
    </FormDialog>
  );
}
