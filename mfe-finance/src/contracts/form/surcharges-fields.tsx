import { CONTRACT_TERMS_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Section } from 'shared-ui';
import { MoneyField, NumberField } from 'shared-ui/form';
import { DateField } from 'shared-ui/picker';
import { buttons, helpTexts } from './contract-form.messages.ts';
import { emptyFuelSurcharge } from './contract-values.ts';
import { fields, sections } from '../fields.messages.ts';
import { Hint } from './rates-fields.tsx';
import { TableRows, type TableField } from './table-rows.tsx';
import { useContractUnits } from './use-contract-units.ts';

const COLUMNS: Readonly<Record<string, TableField>> = {
  from: { label: fields.surchargeFrom, field: (props) => <DateField {...props} /> },
  percentage: { label: fields.percentage, field: (props) => <NumberField {...props} decimals={4} unit="%" /> },
};

export function SurchargesFields() {
  const { currency } = useContractUnits();
  return (
    <Section title={sections.surcharges}>
      <Box maxW="28rem">
        <MoneyField
          name="terms.minimumCharge"
          label={fields.minimumCharge}
          unit={currency}
          help={helpTexts.minimumCharge}
        />
        <Box mt="5">
          <Hint text={helpTexts.fuelSurcharges} />
          <TableRows
            name="terms.fuelSurcharges"
            addLabel={buttons.addSurcharge}
            emptyRow={emptyFuelSurcharge}
            max={CONTRACT_TERMS_LIMITS.fuelSurcharges}
            columns={COLUMNS}
          />
        </Box>
      </Box>
    </Section>
  );
}
