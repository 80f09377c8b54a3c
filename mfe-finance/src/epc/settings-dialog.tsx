import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { EpcSettings } from 'shared-contracts/finance/epc-purchases';
import { EPC_SETTINGS_LIMITS as LIMITS } from 'shared-contracts/values/field-limits';
import { EPC_COUNTING } from 'shared-contracts/values/finance/epc';
import { Grid, Text } from 'shared-ui';
import { NumberField, SelectField, TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { number, object, string, type InferType } from 'yup';
import { purchaseMutations, purchaseQueries } from './purchases.api.ts';
import { countingLabels, settingsMessages as messages } from './purchases.messages.ts';

const days = ({ min, max }: { min: number; max: number }) => number().required().integer().min(min).max(max);
const schema = object({
  sellerName: string().trim().max(LIMITS.sellerName).default(''),
  sellerAddress: string().trim().max(LIMITS.sellerAddress).default(''),
  sellerTaxNumber: string().trim().max(LIMITS.sellerTaxNumber).default(''),
  paymentDetails: string().trim().max(LIMITS.paymentDetails).default(''),
  taxPercentage: number().nullable().min(0).max(100),
  paymentDays: days(LIMITS.paymentDays),
  counting: string().oneOf(EPC_COUNTING).required(),
  expiryMonths: number().nullable().integer().min(LIMITS.expiryMonths.min).max(LIMITS.expiryMonths.max),
  warningDays: days(LIMITS.warningDays),
});

type Values = InferType<typeof schema>;

const toInput = ({ taxPercentage, expiryMonths, ...values }: Values): EpcSettings => ({
  ...values,
  sellerName: values.sellerName ?? '',
  sellerAddress: values.sellerAddress ?? '',
  sellerTaxNumber: values.sellerTaxNumber ?? '',
  paymentDetails: values.paymentDetails ?? '',
  taxPercentage: typeof taxPercentage === 'number' ? String(taxPercentage) : null,
  expiryMonths: expiryMonths ?? null,
});

const toForm = ({ taxPercentage, ...settings }: EpcSettings) => ({
  ...settings,
  taxPercentage: taxPercentage === null ? null : Number(taxPercentage),
});

/** The terms on which the platform sells trip credits. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuery({ ...purchaseQueries.settings(), select: toForm });
  const change = useMutation(purchaseMutations.changeSettings());
  return (
    <FormDialog
      title={messages.action}
      width={600}
      schema={schema}
      initialValues={settings.data}
      error={settings.error}
      submitLabel={messages.save}
      onSubmit={(values) => change.mutateAsync(toInput(values))}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.lead} />
      </Text>
      <TextField name="sellerName" label={messages.sellerName} help={messages.sellerNameHelp} />
      <TextareaField name="sellerAddress" label={messages.sellerAddress} rows={2} />
      <TextField name="sellerTaxNumber" label={messages.sellerTaxNumber} />
      <TextareaField name="paymentDetails" label={messages.paymentDetails} rows={2} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <NumberField name="taxPercentage" label={messages.taxPercentage} unit="%" help={messages.taxPercentageHelp} />
        <NumberField name="paymentDays" label={messages.paymentDays} decimals={0} />
        <SelectField name="counting" label={messages.counting} options={countingLabels} />
        <NumberField name="warningDays" label={messages.warningDays} decimals={0} />
        <NumberField name="expiryMonths" label={messages.expiryMonths} decimals={0} help={messages.expiryMonthsHelp} />
      </Grid>
    </FormDialog>
  );
}
