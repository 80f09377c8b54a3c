import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoicePayments } from 'shared-contracts/finance/payments';
import { Grid, useFormatMessage, withValues } from 'shared-ui';
import { MoneyField, SelectField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { formatMoney, useDayConversion } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import { paymentMutations, paymentQueries } from './payments.api.ts';
import { formMessages, methods, settleMessages as messages } from './payments.messages.ts';
import { createSettleSchema, REFUND, toSettleInput, toSettleValues } from './settle-form.ts';

function SettleFields({ invoice: { invoiceId, currency }, balance }: { invoice: InvoicePayments; balance: string }) {
  const formatMessage = useFormatMessage();
  const targets = useQuery(paymentQueries.targets(invoiceId));
  const [to] = useFormValue<string>('to');
  const options = [
    { value: REFUND, label: formatMessage(messages.refund) },
    ...(targets.data?.items ?? []).map(({ id, number, open }) => ({
      value: id,
      label: formatMessage(withValues(messages.allocate, { number, open: formatMoney(open, currency) })),
    })),
  ];
  return (
    <>
      <SelectField name="to" label={messages.to} options={options} help={messages.toHelp} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <MoneyField
          name="amount"
          label={messages.amount}
          unit={currency}
          help={withValues(messages.available, { balance: formatMoney(balance, currency) })}
        />
        <DateField name="paidAt" label={messages.paidAt} />
      </Grid>
      {to === REFUND && <SelectField name="method" label={formMessages.method} options={methods} />}
      <TextField name="reference" label={formMessages.reference} />
      <TextareaField name="note" label={formMessages.note} rows={2} />
    </>
  );
}

/** Allocates the credit balance of an invoice to another one, or records that it was refunded. */
export function SettleDialog({ invoice, onClose }: { invoice: InvoicePayments; onClose: () => void }) {
  const { today, toStartOfDay } = useDayConversion();
  const settle = useMutation(paymentMutations.settle(invoice.invoiceId));
  const [opened] = useState(invoice);
  const [balance] = useState(() => opened.open.replace('-', ''));
  const [schema] = useState(() => createSettleSchema(balance));
  const [initialValues] = useState(() => toSettleValues(balance, toStartOfDay(today())));
  return (
    <FormDialog
      title={withValues(messages.title, { number: opened.number })}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.submit}
      errorMessages={{ future: formMessages.future }}
      onSubmit={(values) => settle.mutateAsync(toSettleInput(values))}
      onClose={onClose}
    >
      <SettleFields invoice={opened} balance={balance} />
    </FormDialog>
  );
}
