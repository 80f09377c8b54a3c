import { LOCATION_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, Stack } from 'shared-ui';
import { FieldGroup, FieldRows, NumberField, SelectField, TextField, useFormValue } from 'shared-ui/form';
import { gateHours, gateMessages as messages, gateUses } from './gates.messages.ts';
import { emptyGate } from './gate-form.ts';
import { useOpeningForm } from './opening-hours.ts';
import { HoursFields } from './opening-hours-fields.tsx';

/** The gates of a location, where slots are booked. */
export function GateFields() {
  const { toOpening } = useOpeningForm();
  return (
    <FieldGroup title={messages.gates} help={messages.gatesHelp} columns={1}>
      <FieldRows name="gates" addLabel={messages.addGate} emptyRow={emptyGate(toOpening)} max={LOCATION_LIMITS.gates}>
        {(path) => <GateRow path={path} />}
      </FieldRows>
    </FieldGroup>
  );
}

function GateRow({ path }: { path: string }) {
  const [opening] = useFormValue<string>(`${path}.opening`);
  return (
    <Stack gap="3" flex="1" minW="0">
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '2fr 2fr 1fr 1fr' }} gap="3">
        <TextField name={`${path}.name`} label={messages.name} />
        <SelectField name={`${path}.use`} label={messages.use} options={gateUses} />
        <NumberField name={`${path}.slotMinutes`} label={messages.slotMinutes} decimals={0} />
        <NumberField name={`${path}.capacity`} label={messages.capacity} decimals={0} />
      </Box>
      <SelectField name={`${path}.opening`} label={messages.openingHours} options={gateHours} />
      {opening === 'hours' && <HoursFields name={`${path}.openingHours`} />}
    </Stack>
  );
}
