import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceDetail } from 'shared-contracts/finance/credit-notes';
import { Grid, useFormatMessage, withValues } from 'shared-ui';
import { FieldRows, NumberField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { formatMoney, getUnitName } from 'shared-ui/format';
import { invoicingMutations, invoicingQueries } from '../invoicing.api.ts';
import { creditSchema, EMPTY_LINE, INITIAL_VALUES, toCreditInput, toLineOptions } from './credit-form.ts';
import { creditModes, creditMessages as messages } from '../credit.messages.ts';

const MINUTES = 'min';

function LineFields({ path, invoice }: { path: string; invoice: InvoiceDetail }) {
  const formatMessage = useFormatMessage();
  const [line] = useFormValue<string>(`${path}.line`);
  const [quantity] = useFormValue<string | null>(`${path}.quantity`);
  const chosen = invoice.creditable?.lines.find((one) => String(one.line) === line);
  const charge = chosen && invoice.content.lines[chosen.line];
  const bill = charge?.bill === undefined ? undefined : invoice.content.bills?.[charge.bill];
  const distance = getUnitName('distance', (bill ?? invoice.content).unitStandard);
  return (
    <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="3">
      <SelectField name={`${path}.line`} label={messages.line} options={toLineOptions(invoice, formatMessage)} />
      {chosen?.quantity && (
        <NumberField
          name={`${path}.quantity`}
          label={messages.quantity}
          decimals={3}
          unit={chosen.quantity.unit === 'minutes' ? MINUTES : distance}
          help={withValues(messages.ofQuantity, { quantity: chosen.quantity.value })}
        />
      )}
      {!quantity && (
        <NumberField
          name={`${path}.amount`}
          label={messages.lineAmount}
          decimals={2}
          unit={invoice.currency}
          help={messages.lineAmountHelp}
        />
      )}
    </Grid>
  );
}

function CreditFields({ invoice }: { invoice: InvoiceDetail }) {
  const [by] = useFormValue<string>('by');
  const left = formatMoney(invoice.creditable?.net ?? '0.00', invoice.currency);
  return (
    <>
      <SelectField name="by" label={messages.by} options={creditModes} help={messages.byHelp} />
      {by === 'amount' ? (
        <NumberField
          name="amount"
          label={messages.amount}
          decimals={2}
          unit={invoice.currency}
          help={withValues(messages.amountHelp, { left })}
        />
      ) : (
        <FieldRows name="lines" addLabel={messages.addLine} emptyRow={EMPTY_LINE} min={1}>
          {(path) => <LineFields path={path} invoice={invoice} />}
        </FieldRows>
      )}
      <TextareaField name="reason" label={messages.reason} rows={2} help={messages.reasonHelp} />
    </>
  );
}

/** Credits lines or an amount of an invoice. */
export function CreditNoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const invoice = useQuery(invoicingQueries.invoice(id));
  const credit = useMutation(invoicingMutations.creditPart(id));
  // As of opening: the remaining amounts change with the credit note.
  const [opened, setOpened] = useState(invoice.data);
  if (!opened && invoice.data) setOpened(invoice.data);
  return (
    <FormDialog
      title={withValues(messages.title, { number: opened?.number ?? '' })}
      width={900}
      schema={creditSchema}
      initialValues={opened && INITIAL_VALUES}
      error={invoice.error}
      submitLabel={messages.issue}
      errorMessages={messages}
      onSubmit={(values) => credit.mutateAsync(toCreditInput(values))}
      onClose={onClose}
    >
      {opened && <CreditFields invoice={opened} />}
    </FormDialog>
  );
}
