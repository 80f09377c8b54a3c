import { Grid } from 'shared-ui';
import { FieldRows, MoneyField, NumberField, TextField, useFormValue } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { actions } from '../carrier-actions.messages.ts';
import { fields } from '../carrier.messages.ts';
import { EMPTY_LINE } from './invoice-form.ts';

const twoColumns = { base: '1fr', md: '1fr 1fr' };
const PERCENT_PLACES = 4;

/** All fields of an invoice or credit note except its carrier. */
export function InvoiceFields() {
  const [currency] = useFormValue<string>('currency');
  const [creditedId] = useFormValue<string | null>('creditedId');
  const isInvoice = creditedId === null;
  return (
    <>
      <Grid templateColumns={twoColumns} gap="4">
        <TextField name="number" label={fields.number} />
        <TextField name="currency" label={fields.currency} />
        <DateField name="issuedOn" label={fields.issuedOn} />
        {isInvoice && (
          <>
            <DateField name="dueOn" label={fields.dueOn} />
            <DateField name="periodFrom" label={fields.periodFrom} help={actions.periodHelp} />
            <DateField name="periodTo" label={fields.periodTo} />
          </>
        )}
      </Grid>
      <FieldRows
        name="lines"
        label={isInvoice ? fields.invoiced : fields.creditedLines}
        addLabel={actions.addLine}
        emptyRow={EMPTY_LINE}
        min={1}
      >
        {(path) => (
          <Grid templateColumns={{ base: '1fr', md: '1.3fr 1.6fr 1fr 0.8fr' }} gap="3">
            <TextField name={`${path}.reference`} label={fields.reference} />
            <TextField name={`${path}.description`} label={fields.description} />
            <MoneyField name={`${path}.net`} label={fields.net} unit={currency} isSigned />
            <NumberField
              name={`${path}.taxPercentage`}
              label={fields.taxPercentage}
              decimals={PERCENT_PLACES}
              unit="%"
            />
          </Grid>
        )}
      </FieldRows>
      <MoneyField name="tax" label={fields.tax} unit={currency} />
    </>
  );
}
