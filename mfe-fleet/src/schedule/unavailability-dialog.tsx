import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScheduleEntry, UnavailabilityInput } from 'shared-contracts/vehicle-sharing';
import { Button, fill, Icon, Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog, useCloseDialog } from 'shared-ui/overlays';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { ownVehicles, unavailabilityMutations, type VehicleSchedule } from './schedule.api.ts';
import { fields, messages } from './schedule.messages.ts';

const isLater = (to: number, { parent }: TestContext) => typeof parent.fromAt !== 'number' || to > parent.fromAt;

const time = {
  fromAt: number().integer().required(),
  toAt: number().integer().required().test('later', fields.later, isLater),
  reason: string().trim().max(300).nullable().default(null),
};
const timeSchema: ObjectSchema<UnavailabilityInput> = object(time);
const schema: ObjectSchema<UnavailabilityInput & { vehicleId: string }> = object({
  vehicleId: string().required(),
  ...time,
});

const TimeFields = () => (
  <>
    <DateTimeField name="fromAt" label={fields.from} />
    <DateTimeField name="toAt" label={fields.to} />
    <TextareaField name="reason" label={fields.reason} rows={2} />
  </>
);

type PlanDialogProps = {
  /** As far as it is known yet; undefined while its vehicle loads. */
  initial: (Partial<UnavailabilityInput> & { vehicleId?: string | undefined }) | undefined;
  error: unknown;
  plate: string | undefined;
  onClose: () => void;
};

export function PlanDialog({ initial, error, plate, onClose }: PlanDialogProps) {
  const plan = useMutation(unavailabilityMutations.plan());
  const chosen = initial?.vehicleId && plate ? { value: initial.vehicleId, label: plate } : null;
  return (
    <FormDialog
      title={messages.plan}
      width={500}
      schema={schema}
      initial={initial}
      error={error}
      submit={messages.plan}
      onSubmit={plan.mutateAsync}
      onClose={onClose}
    >
      <ComboboxField name="vehicleId" label={fields.vehicle} source={ownVehicles} chosen={chosen} />
      <TimeFields />
    </FormDialog>
  );
}

type EditDialogProps = { vehicle: VehicleSchedule['vehicle']; entry: ScheduleEntry; onClose: () => void };

export function EditDialog({ vehicle, entry: { id, fromAt, toAt, note, actions }, onClose }: EditDialogProps) {
  const planned = { vehicleId: vehicle.id, id };
  const change = useMutation(unavailabilityMutations.change(planned));
  const initial = { fromAt, reason: note, ...(toAt !== null && { toAt }) };
  return (
    <FormDialog
      title={messages.edit}
      width={500}
      schema={timeSchema}
      initial={initial}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <Text fontWeight="medium">{vehicle.registrationPlate}</Text>
      <TimeFields />
      {actions.includes('delete') && <RemoveButton planned={planned} plate={vehicle.registrationPlate} />}
    </FormDialog>
  );
}

function RemoveButton({ planned, plate }: { planned: { vehicleId: string; id: string }; plate: string }) {
  const [asks, setAsks] = useState(false);
  const close = useCloseDialog();
  const remove = useMutation(unavailabilityMutations.remove());
  return (
    <>
      <Button type="button" variant="outline" colorPalette="bad" alignSelf="flex-start" onClick={() => setAsks(true)}>
        <Icon name="trash" />
        <FormattedMessage {...messages.remove} />
      </Button>
      {asks && (
        <ConfirmDialog
          text={fill(messages.removes, { plate })}
          confirm={messages.remove}
          danger
          onConfirm={() => remove.mutateAsync(planned).then(close)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
