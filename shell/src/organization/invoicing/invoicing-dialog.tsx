import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { INVOICE_SETTINGS_LIMITS } from 'shared-contracts/values/field-limits';
import { formatInvoiceNumber, isNumberFormat } from 'shared-contracts/values/finance/invoices';
import { Box, Grid, Text, withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import {
  CheckboxField,
  FieldGroup,
  FieldRows,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  useFormValues,
} from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { invoicingQuery, saveInvoicing } from './invoicing.api.ts';
import {
  changedInvoicing,
  EMPTY_RATE,
  type InvoicingForm,
  invoicingSchema,
  toInvoicingForm,
} from './invoicing-form.ts';
import { categoryLabels, errorMessages, helpTexts, messages, settingLabels as labels } from './invoicing.messages.ts';

/** The first number of this year, as the entered series and format make it. */
function NumberExample() {
  const { series, numberFormat } = useFormValues<InvoicingForm>();
  const year = Number(useDayConversion().today().slice(0, 4));
  if (!series || !isNumberFormat(numberFormat)) return null;
  const number = formatInvoiceNumber(numberFormat, series, year, 1);
  return (
    <Text textStyle="sm" color="fg.muted" gridColumn={{ md: 'span 2' }}>
      <FormattedMessage {...withValues(messages.nextNumber, { number })} />
    </Text>
  );
}

const TaxRates = () => (
  <FieldRows
    name="taxRates"
    label={labels.taxRates}
    addLabel={messages.addRate}
    emptyRow={EMPTY_RATE}
    max={INVOICE_SETTINGS_LIMITS.taxRates}
  >
    {(path) => (
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="3">
        <TextField name={`${path}.name`} label={messages.rateName} />
        <NumberField name={`${path}.percentage`} label={messages.ratePercentage} decimals={4} unit="%" />
        <SelectField name={`${path}.category`} label={messages.rateCategory} options={categoryLabels} />
        <Box gridColumn={{ md: 'span 3' }}>
          <TextField name={`${path}.reason`} label={messages.rateReason} />
        </Box>
      </Grid>
    )}
  </FieldRows>
);

/** Settings for the content of the next invoices. */
export function InvoicingDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(invoicingQuery);
  const [before, setBefore] = useState<InvoicingForm>();
  if (data && !before) setBefore(toInvoicingForm(data)); // later refetches must not reset the form
  const save = useMutation(saveInvoicing());
  return (
    <FormDialog
      title={messages.edit}
      width={900}
      schema={invoicingSchema}
      initialValues={before}
      error={error}
      submitLabel={messages.save}
      errorMessages={errorMessages}
      onSubmit={async (after) => before && save.mutateAsync(changedInvoicing(before, after))}
      onClose={onClose}
    >
      <Box>
        <FieldGroup title={messages.company}>
          <Box gridColumn={{ md: 'span 2' }}>
            <TextareaField name="address" label={labels.address} help={helpTexts.address} rows={3} />
          </Box>
          <TextField name="street" label={labels.street} />
          <TextField name="buildingNumber" label={labels.buildingNumber} />
          <TextField name="postalCode" label={labels.postalCode} />
          <TextField name="town" label={labels.town} />
          <TextField name="taxNumber" label={labels.taxNumber} />
          <TextField name="companyNumber" label={labels.companyNumber} help={helpTexts.companyNumber} />
        </FieldGroup>
        <FieldGroup title={messages.payment}>
          <TextField name="bankName" label={labels.bankName} />
          <TextField name="bankAccount" label={labels.bankAccount} help={helpTexts.bankAccount} />
          <TextField name="bankCode" label={labels.bankCode} />
          <NumberField name="paymentTermDays" label={labels.paymentTermDays} decimals={0} />
        </FieldGroup>
        <FieldGroup title={messages.numbering} help={messages.numberingHelp}>
          <TextField name="series" label={labels.series} />
          <TextField name="creditNoteSeries" label={labels.creditNoteSeries} />
          <TextField name="numberFormat" label={labels.numberFormat} help={helpTexts.numberFormat} />
          <NumberExample />
        </FieldGroup>
        <FieldGroup title={labels.taxRates} help={messages.taxRatesHelp} columns={1}>
          <TaxRates />
        </FieldGroup>
        <FieldGroup title={messages.electronic} help={messages.electronicHelp}>
          <TextField name="electronicAddress" label={labels.electronicAddress} />
          <TextField name="electronicScheme" label={labels.electronicScheme} help={helpTexts.electronicScheme} />
          <TextField name="buyerReference" label={labels.buyerReference} help={helpTexts.buyerReference} />
          <CheckboxField
            name="attachesElectronic"
            label={labels.attachesElectronic}
            help={helpTexts.attachesElectronic}
          />
        </FieldGroup>
      </Box>
    </FormDialog>
  );
}
