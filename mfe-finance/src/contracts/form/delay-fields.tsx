import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { DEMURRAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { DELAY_CATEGORIES, type DelayCategory } from 'shared-contracts/values/finance/rating';
import { Box, Flex, Section, Stack, Text, useFormatMessage } from 'shared-ui';
import { MoneyField, NumberField, SwitchField, useFormValue } from 'shared-ui/form';
import { BandTable } from './band-table.tsx';
import { bandMessages, buttons, helpTexts } from './contract-form.messages.ts';
import { emptyHourBand } from './contract-values.ts';
import { categories, fields, sections } from '../fields.messages.ts';
import { unitMessages } from '../unit.messages.ts';
import { Hint } from './rates-fields.tsx';
import type { TableField } from './table-rows.tsx';
import { useContractUnits } from './use-contract-units.ts';

function CategoryFields({ category }: { category: DelayCategory }) {
  const formatMessage = useFormatMessage();
  const { currency } = useContractUnits();
  const path = `terms.delays.${category}`;
  const [isOn] = useFormValue<boolean>(`${path}.isOn`);
  return (
    <Flex role="group" gap="3" wrap="wrap" align="flex-start" minH="9">
      <Box w={{ base: 'full', md: '12rem' }} pt={{ md: isOn ? '8' : '2' }}>
        <SwitchField name={`${path}.isOn`} label={categories[category]} />
      </Box>
      {isOn ? (
        <>
          <Box flex="1" minW="0">
            <NumberField
              name={`${path}.freeHours`}
              label={fields.freeMinutes}
              unit={formatMessage(unitMessages.hours)}
            />
          </Box>
          <Box flex="1" minW="0">
            <MoneyField name={`${path}.ratePerHour`} label={fields.ratePerHour} unit={currency} />
          </Box>
        </>
      ) : (
        <Text pt={{ md: '2' }} color="fg.muted">
          <FormattedMessage {...(category === 'standard' ? helpTexts.noCharge : helpTexts.asStandard)} />
        </Text>
      )}
    </Flex>
  );
}

export const DelaysFields = () => (
  <Section title={sections.delays}>
    <Hint text={helpTexts.delays} />
    <Stack gap="3">
      {DELAY_CATEGORIES.map((category) => (
        <CategoryFields key={category} category={category} />
      ))}
    </Stack>
  </Section>
);

const hourGapMessages = { gap: bandMessages.gapHours, open: bandMessages.openHours };

function HourBands() {
  const { currency } = useContractUnits();
  const hours = useFormatMessage()(unitMessages.hours);
  const columns = useMemo(
    (): Readonly<Record<string, TableField>> => ({
      from: {
        label: fields.hoursFrom,
        field: (props) => <NumberField {...props} decimals={3} unit={hours} />,
      },
      to: {
        label: fields.hoursTo,
        field: (props) => <NumberField {...props} decimals={3} unit={hours} />,
      },
      rate: { label: fields.rate, width: 1.2, field: (props) => <MoneyField {...props} unit={currency} /> },
    }),
    [currency, hours],
  );
  return (
    <Stack gap="4" mt="4" maxW="40rem">
      <Box maxW="16rem">
        <MoneyField name="terms.demurrage.baseRate" label={fields.baseRate} unit={currency} />
      </Box>
      <BandTable
        name="terms.demurrage.bands"
        addLabel={buttons.addHours}
        emptyRow={emptyHourBand}
        max={DEMURRAGE_LIMITS.bands}
        columns={columns}
        unit={hours}
        gapMessages={hourGapMessages}
        allowGaps
      />
    </Stack>
  );
}

export function DemurrageFields() {
  const [isOn] = useFormValue<boolean>('terms.demurrage.isOn');
  return (
    <Section title={sections.demurrage}>
      <SwitchField name="terms.demurrage.isOn" label={buttons.hasDemurrage} help={helpTexts.demurrage} />
      {isOn && <HourBands />}
    </Section>
  );
}
