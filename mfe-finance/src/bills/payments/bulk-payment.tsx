import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { BulkForm } from 'shared-ui/form-dialog';
import { useDayConversion } from 'shared-ui/format';
import { DialogBody, useCloseDialog } from 'shared-ui/overlays';
import { PaymentFields } from './payment-fields.tsx';
import {
  arePayableTogether,
  createPaymentSchema,
  type OpenInvoice,
  toPaymentInput,
  toPaymentValues,
} from './payment-form.ts';
import { paymentMutations } from './payments.api.ts';
import { formMessages as messages } from './payments.messages.ts';

/** Records one payment of the selected invoices. */
export function BulkPayment({ invoices: selected }: { invoices: readonly OpenInvoice[] }) {
  const close = useCloseDialog();
  const { today, toStartOfDay } = useDayConversion();
  const record = useMutation(paymentMutations.record());
  const [invoices] = useState(selected);
  const [schema] = useState(() => createPaymentSchema(invoices));
  const [initialValues] = useState(() => toPaymentValues(invoices, toStartOfDay(today())));
  if (!arePayableTogether(invoices))
    return (
      <DialogBody>
        <Text>
          <FormattedMessage {...messages.onePayer} />
        </Text>
      </DialogBody>
    );
  return (
    <BulkForm
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.record}
      onSubmit={async (values) => {
        await record.mutateAsync(toPaymentInput(values, invoices));
        close();
      }}
    >
      <PaymentFields invoices={invoices} />
    </BulkForm>
  );
}
