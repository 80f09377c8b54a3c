import { Box } from 'shared-ui';
import { DurationField, FieldGroup, SelectField, useFormValue } from 'shared-ui/form';
import { DateTimeField } from 'shared-ui/picker';
import { schedule as messages } from './order-form.messages.ts';
import { cutoffOptions, fields } from '../orders.messages.ts';

function CutoffFields() {
  const [option] = useFormValue<string>('cutoffOption');
  return (
    <FieldGroup title={fields.cutoff} help={messages.cutoffHelp}>
      <Box gridColumn="1 / -1">
        <SelectField name="cutoffOption" label={messages.cutoffOption} options={cutoffOptions} />
      </Box>
      {option !== 'none' && <DateTimeField name="cutoffFrom" label={messages.cutoffFrom} />}
      {option !== 'none' && <DateTimeField name="cutoffTo" label={messages.cutoffTo} />}
    </FieldGroup>
  );
}

export const ScheduleStep = () => (
  <>
    <FieldGroup title={messages.pickup}>
      <DateTimeField name="pickupFrom" label={messages.pickupFrom} />
      <DateTimeField name="pickupTo" label={messages.pickupTo} />
    </FieldGroup>
    <FieldGroup title={messages.delivery}>
      <DateTimeField name="deliveryFrom" label={messages.deliveryFrom} />
      <DateTimeField name="deliveryTo" label={messages.deliveryTo} />
    </FieldGroup>
    <FieldGroup title={messages.durations} help={messages.durationsHelp}>
      <DurationField name="loadingMinutes" label={fields.loadingDuration} />
      <DurationField name="unloadingMinutes" label={fields.unloadingDuration} />
    </FieldGroup>
    <CutoffFields />
  </>
);
