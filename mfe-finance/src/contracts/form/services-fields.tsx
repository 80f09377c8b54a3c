import { useMemo } from 'react';
import { CONTRACT_TERMS_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Section } from 'shared-ui';
import { MoneyField, SelectField, TextField } from 'shared-ui/form';
import { buttons, helpTexts } from './contract-form.messages.ts';
import { emptyService } from './contract-values.ts';
import { fields, optionLabels, sections } from '../fields.messages.ts';
import { Hint } from './rates-fields.tsx';
import { TableRows, type TableField } from './table-rows.tsx';
import { useContractUnits } from './use-contract-units.ts';

/** The price list of services that bills may request. */
export function ServicesFields() {
  const { currency } = useContractUnits();
  const columns = useMemo(
    (): Readonly<Record<string, TableField>> => ({
      name: { label: fields.service, width: 2, field: (props) => <TextField {...props} /> },
      unit: {
        label: fields.unit,
        width: 1.4,
        field: (props) => <SelectField {...props} options={optionLabels.unit} />,
      },
      rate: { label: fields.unitPrice, width: 1.4, field: (props) => <MoneyField {...props} unit={currency} /> },
    }),
    [currency],
  );
  return (
    <Section title={sections.services}>
      <Hint text={helpTexts.services} />
      <Box maxW="40rem">
        <TableRows
          name="terms.services"
          addLabel={buttons.addService}
          emptyRow={emptyService}
          max={CONTRACT_TERMS_LIMITS.services}
          columns={columns}
        />
      </Box>
    </Section>
  );
}
