import { useEffect, useMemo } from 'react';
import { DAY_RATES_LIMITS } from 'shared-contracts/values/field-limits';
import { CHARGED_DAYS, type ChargedDay } from 'shared-contracts/values/finance/rating';
import { Box, Flex, Section, Stack } from 'shared-ui';
import { FieldRows, MoneyField, NumberField, SelectField, useFormValue } from 'shared-ui/form';
import { useTimeZone } from 'shared-ui/format';
import { ComboboxField, DayField } from 'shared-ui/picker';
import { timeZoneSource } from '../contract-options.api.ts';
import { buttons, dayRateKinds, helpTexts } from './contract-form.messages.ts';
import { chargedDays, fields, sections } from '../fields.messages.ts';
import { type DayRateKind, type DayRatesForm, isAnyDayCharged } from './day-rates-values.ts';
import { Hint } from './rates-fields.tsx';
import { useContractUnits } from './use-contract-units.ts';

const NAME = 'terms.dayRates';

function DayRateFields({ day }: { day: ChargedDay }) {
  const name = `${NAME}.${day}`;
  const { currency } = useContractUnits();
  const [kind] = useFormValue<DayRateKind>(`${name}.kind`);
  return (
    <Flex gap="3" align="flex-start">
      <Box flex="1" minW="0">
        <SelectField name={`${name}.kind`} label={chargedDays[day]} options={dayRateKinds} />
      </Box>
      <Box flex="1" minW="0">
        {kind === 'percentage' && (
          <NumberField name={`${name}.percentage`} label={fields.percentage} decimals={4} unit="%" />
        )}
        {kind === 'amount' && <MoneyField name={`${name}.amount`} label={fields.amount} unit={currency} />}
      </Box>
    </Flex>
  );
}

/** Suggests the user's own time zone. */
function TimeZoneField() {
  const [zone, setZone] = useFormValue<string | null>(`${NAME}.timeZone`);
  const userZone = useTimeZone();
  useEffect(() => {
    if (!zone) setZone(userZone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : userZone);
  }, [zone, setZone, userZone]);
  const selected = useMemo(() => (zone ? { value: zone, label: zone } : null), [zone]);
  return (
    <ComboboxField
      name={`${NAME}.timeZone`}
      label={fields.timeZone}
      help={helpTexts.timeZone}
      source={timeZoneSource}
      selectedOption={selected}
    />
  );
}

const Calendar = () => (
  <>
    <TimeZoneField />
    <FieldRows
      name={`${NAME}.holidays`}
      label={fields.holidays}
      addLabel={buttons.addHoliday}
      emptyRow={null}
      max={DAY_RATES_LIMITS.holidays}
      pageSize={20}
    >
      {(path) => (
        <Box w="44">
          <DayField name={path} label={fields.holiday} />
        </Box>
      )}
    </FieldRows>
  </>
);

/** Surcharges for pickups and deliveries on weekends and public holidays. */
export function DayRatesFields() {
  const [rates] = useFormValue<DayRatesForm>(NAME);
  return (
    <Section title={sections.dayRates}>
      <Hint text={helpTexts.dayRates} />
      <Stack gap="4" maxW="28rem">
        {CHARGED_DAYS.map((day) => (
          <DayRateFields key={day} day={day} />
        ))}
        {isAnyDayCharged(rates) && <Calendar />}
      </Stack>
    </Section>
  );
}
