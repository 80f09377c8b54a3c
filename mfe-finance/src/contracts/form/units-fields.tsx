import { fill, Section, SimpleGrid } from 'shared-ui';
import { NumberField, SelectField, useFormValue } from 'shared-ui/form';
import { choices } from './choices.api.ts';
import { help } from './contract-form.messages.ts';
import { choiceWords, fields, sections } from './fields.messages.ts';
import { Picker, useNames } from './names.tsx';
import { useContractUnits } from './use-contract-units.ts';

/** Only what is billed in another currency is converted. */
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
      help={fill(help.conversionRate, { currency })}
    />
  );
}

export const UnitsFields = () => (
  <Section title={sections.units}>
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="4" alignItems="start">
      <SelectField name="terms.unitStandard" label={fields.unitStandard} options={choiceWords.unitStandard} />
      <SelectField
        name="terms.calculationBasedDate"
        label={fields.calculationBasedDate}
        options={choiceWords.calculationBasedDate}
      />
      <SelectField
        name="terms.defaultMileageBilling"
        label={fields.defaultMileageBilling}
        options={choiceWords.defaultMileageBilling}
      />
      <Picker
        name="terms.mileageCalculationLocationId"
        label={fields.mileageCalculationLocationId}
        source={choices.locations}
        help={help.mileageLocation}
      />
      <Picker name="terms.baseCurrencyId" label={fields.baseCurrencyId} source={choices.currencies} />
      <Picker
        name="terms.billingCurrencyId"
        label={fields.billingCurrencyId}
        source={choices.currencies}
        help={help.billingCurrency}
      />
      <NumberField name="terms.vatPercentage" label={fields.vatPercentage} decimals={4} unit="%" />
      <Conversion />
    </SimpleGrid>
  </Section>
);
