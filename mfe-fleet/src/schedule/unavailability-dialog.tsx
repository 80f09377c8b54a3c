import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScheduleEntry, UnavailabilityInput } from 'shared-contracts/fleet/vehicle-sharing';
import { UNAVAILABILITY_LIMITS } from 'shared-contracts/values/field-limits';
import { Button, Icon, Text, withValues } from 'shared-ui';
import { TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { ConfirmDialog, useCloseDialog } from 'shared-ui/overlays';
import { ComboboxField, DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { ownVehicleSource, unavailabilityMutations, type VehicleSchedule } from './schedule.api.ts';
import { fields, messages } from './schedule.messages.ts';
import { ShareWarning } from './share-warning.tsx';

const isLater = (to: number, { parent }: TestContext) => typeof parent.fromAt !== 'number' || to > parent.fromAt;

const timeFields = {
  fromAt: number().integer().required(),
  toAt: number().integer().required().test('later', fields.mustBeAfterStart, isLater),
  reason: string().trim().max(UNAVAILABILITY_LIMITS.reason).nullable().default(null),
};
const timeSchema: ObjectSchema<UnavailabilityInput> = object(timeFields);
const schema: ObjectSchema<UnavailabilityInput & { vehicleId: string }> = object({
  vehicleId: string().required(),
  ...timeFields,
});

const TimeFields = () => (
  <>
    <DateTimeField name="fromAt" label={fields.from} />
    <DateTimeField name="toAt" label={fields.to} />
    <TextareaField name="reason" label={fields.reason} rows={2} />
  </>
);

const ChosenVehicleWarning = () => <ShareWarning vehicleId={useFormValue<string | null>('vehicleId')[0]} />;

type PlanDialogProps = {
  /** Undefined while its vehicle loads. */
  initial: (Partial<UnavailabilityInput> & { vehicleId?: string | undefined }) | undefined;
  error: unknown;
  plate: string | undefined;
  onClose: () => void;
};

export function PlanDialog({ initial, error, plate, onClose }: PlanDialogProps) {
  const plan = useMutation(unavailabilityMutations.plan());
  const selectedOption = initial?.vehicleId && plate ? { value: initial.vehicleId, label: plate } : null;
  return (
    <FormDialog
      title={messages.plan}
      width={500}
      schema={schema}
      initialValues={initial}
      error={error}
      submitLabel={messages.plan}
      onSubmit={plan.mutateAsync}
      onClose={onClose}
    >
      <ComboboxField
        name="vehicleId"
        label={fields.vehicle}
        source={ownVehicleSource}
        selectedOption={selectedOption}
      />
      <TimeFields />
      <ChosenVehicleWarning />
    </FormDialog>
  );
}

type EditDialogProps = { vehicle: VehicleSchedule['vehicle']; entry: ScheduleEntry; onClose: () => void };

export function EditDialog({ vehicle, entry: { id, fromAt, toAt, note, actions }, onClose }: EditDialogProps) {
  const unavailability = { vehicleId: vehicle.id, id };
  const update = useMutation(unavailabilityMutations.update(unavailability));
  const initial = { fromAt, reason: note, ...(toAt !== null && { toAt }) };
  return (
    <FormDialog
      title={messages.edit}
      width={500}
      schema={timeSchema}
      initialValues={initial}
      onSubmit={update.mutateAsync}
      onClose={onClose}
    >
      <Text fontWeight="medium">{vehicle.registrationPlate}</Text>
      <TimeFields />
      <ShareWarning vehicleId={vehicle.id} />
      {actions.includes('delete') && <DeleteButton unavailability={unavailability} plate={vehicle.registrationPlate} />}
    </FormDialog>
  );
}

function DeleteButton({ unavailability, plate }: { unavailability: { vehicleId: string; id: string }; plate: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const close = useCloseDialog();
  const remove = useMutation(unavailabilityMutations.remove());
  return (
    <>
      <Button
        type="button"
        variant="outline"
        colorPalette="bad"
        alignSelf="flex-start"
        onClick={() => setConfirming(true)}
      >
        <Icon name="trash" />
        <FormattedMessage {...messages.remove} />
      </Button>
      {isConfirming && (
        <ConfirmDialog
          text={withValues(messages.deleteConfirmation, { plate })}
          confirmLabel={messages.remove}
          danger
          onConfirm={() => remove.mutateAsync(unavailability).then(close)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
