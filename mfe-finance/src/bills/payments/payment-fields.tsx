import { Grid, withValues } from 'shared-ui';
import { MoneyField, SelectField, TextareaField, TextField } from 'shared-ui/form';
import { formatMoney } from 'shared-ui/format';
import { DateField } from 'shared-ui/picker';
import type { OpenInvoice } from './payment-form.ts';
import { formMessages as messages, methods } from './payments.messages.ts';

/** A payment, with an amount for each invoice. */
export function PaymentFields({ invoices }: { invoices: readonly OpenInvoice[] }) {
  return (
    <>
      {invoices.map(({ invoiceId, number, open, currency }, i) => (
        <MoneyField
          key={invoiceId}
          name={`amounts.${i}`}
          label={withValues(messages.amount, { number })}
          unit={currency}
          help={withValues(messages.openAmount, { open: formatMoney(open, currency) })}
        />
      ))}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <DateField name="paidAt" label={messages.paidAt} />
        <SelectField name="method" label={messages.method} options={methods} />
      </Grid>
      <TextField name="reference" label={messages.reference} />
      <TextareaField name="note" label={messages.note} rows={2} />
    </>
  );
}
