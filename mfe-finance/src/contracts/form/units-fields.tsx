import { Section, SimpleGrid, withValues } from 'shared-ui';
import { NumberField, SelectField, useFormValue } from 'shared-ui/form';
import { optionSources } from '../contract-options.api.ts';
import { helpTexts } from './contract-form.messages.ts';
import { fields, optionLabels, sections } from '../fields.messages.ts';
import { NamedCombobox, useNames } from './named-fields.tsx';
import { useContractUnits } from './use-contract-units.ts';

/** Shown only when bills use another currency. */
function Conversion() {
  const names = useNames();
  const { currency } = useContractUnits();
  const [billingCurrencyId] = useFormValue<string | null>('terms.billingCurrencyId');
  if (!billingCurrencyId) return null;
  return (
    <NumberField
      name="terms.conversionRate"
      label={fields.conversionRate}
      decimals={6}
      unit={names[billingCurrencyId] ?? ''}
      help={withValues(helpTexts.conversionRate, { currency })}
    />
  );
}

export const UnitsFields = () => (
  <Section title={sections.units}>
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
      <SelectField name="terms.unitStandard" label={fields.unitStandard} options={optionLabels.unitStandard} />
      <SelectField
        name="terms.calculationBasedDate"
        label={fields.calculationBasedDate}
        options={optionLabels.calculationBasedDate}
      />
      <SelectField
        name="terms.defaultMileageBilling"
        label={fields.defaultMileageBilling}
        options={optionLabels.defaultMileageBilling}
      />
      <NamedCombobox
        name="terms.mileageCalculationLocationId"
        label={fields.mileageCalculationLocationId}
        source={optionSources.locations}
        help={helpTexts.mileageLocation}
      />
      <NamedCombobox name="terms.baseCurrencyId" label={fields.baseCurrencyId} source={optionSources.currencies} />
      <NamedCombobox
        name="terms.billingCurrencyId"
        label={fields.billingCurrencyId}
        source={optionSources.currencies}
        help={helpTexts.billingCurrency}
      />
      <NumberField name="terms.vatPercentage" label={fields.vatPercentage} decimals={4} unit="%" />
      <SelectField
        name="terms.invoiceIssuer"
        label={fields.invoiceIssuer}
        options={optionLabels.invoiceIssuer}
        help={helpTexts.invoiceIssuer}
      />
      <SelectField
        name="terms.eInvoices"
        label={fields.eInvoices}
        options={optionLabels.eInvoices}
        help={helpTexts.eInvoices}
      />
      <SelectField
        name="terms.billingCycle"
        label={fields.billingCycle}
        options={optionLabels.billingCycle}
        help={helpTexts.billingCycle}
      />
      <NumberField
        name="terms.toleranceAmount"
        label={fields.toleranceAmount}
        decimals={2}
        help={helpTexts.invoiceTolerance}
      />
      <NumberField name="terms.tolerancePercentage" label={fields.tolerancePercentage} decimals={4} unit="%" />
      <Conversion />
    </SimpleGrid>
  </Section>
);
