import { useMemo } from 'react';
import { OPENING_HOURS_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Stack } from 'shared-ui';
import { FieldGroup, FieldRows, SelectField, TimeField, useFormValue, WeekdaysField } from 'shared-ui/form';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { sections } from './location-form.messages.ts';
import { timeZoneSource } from './locations.api.ts';
import { openingMessages as messages, openingOptions } from './opening-hours.messages.ts';
import { emptyInterval } from './opening-hours.ts';

/** The opening hours of the location; optional for one that is always open. */
export function OpeningHoursFields() {
  const [opening] = useFormValue<string>('opening');
  return (
    <FieldGroup title={sections.openingHours} help={sections.openingHoursHelp} columns={1}>
      <SelectField name="opening" label={messages.opening} options={openingOptions} />
      {opening === 'hours' && <HoursFields name="openingHours" />}
    </FieldGroup>
  );
}

/** @param name of the hours in the form */
export function HoursFields({ name }: { name: string }) {
  return (
    <>
      <FieldRows
        name={`${name}.intervals`}
        addLabel={messages.addInterval}
        emptyRow={emptyInterval}
        min={OPENING_HOURS_LIMITS.intervals.min}
        max={OPENING_HOURS_LIMITS.intervals.max}
      >
        {(path) => (
          <Stack gap="2" flex="1" minW="0">
            <WeekdaysField name={`${path}.weekdays`} label={messages.weekdays} format="short" />
            <Box display="flex" gap="3">
              <Box w="24">
                <TimeField name={`${path}.from`} label={messages.from} />
              </Box>
              <Box w="24">
                <TimeField name={`${path}.to`} label={messages.to} />
              </Box>
            </Box>
          </Stack>
        )}
      </FieldRows>
      <TimeZoneField name={`${name}.timeZone`} />
      <FieldRows
        name={`${name}.closedDays`}
        addLabel={messages.addClosedDay}
        emptyRow={null}
        max={OPENING_HOURS_LIMITS.closedDays}
      >
        {(path) => (
          <Box w="44">
            <DateField name={path} label={messages.closedDay} />
          </Box>
        )}
      </FieldRows>
    </>
  );
}

function TimeZoneField({ name }: { name: string }) {
  const [zone] = useFormValue<string | null>(name);
  const selected = useMemo(() => (zone ? { value: zone, label: zone } : null), [zone]);
  return <ComboboxField name={name} label={messages.timeZone} source={timeZoneSource} selectedOption={selected} />;
}
