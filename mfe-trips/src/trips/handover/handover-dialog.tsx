import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { TripHandoverInput } from 'shared-contracts/trips/trip-handovers';
import { TRIP_HANDOVER_LIMITS } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextareaField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { boolean, number, object, type ObjectSchema, string } from 'yup';
import { AssignFields } from '../stages/assign-fields.tsx';
import { messages as stageMessages } from '../stages/stage-dialog.messages.ts';
import { fieldErrorMessages } from '../trip-errors.messages.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';
import { fieldErrors, messages } from './handover.messages.ts';
import { sumOpenLoad } from './open-load.rules.ts';

type HandoverForm = {
  vehicleId: string;
  driverId: string;
  reason: string;
  place: string | null;
  occurredAt: number | null;
  takeOver: boolean;
};

const schema: ObjectSchema<HandoverForm> = object({
  vehicleId: string().required(),
  driverId: string().required(),
  reason: string().trim().max(TRIP_HANDOVER_LIMITS.reason).required(),
  place: string().trim().max(TRIP_HANDOVER_LIMITS.place).nullable().default(null),
  occurredAt: number().integer().nullable().default(null),
  takeOver: boolean().required().default(false),
});

const toInput = ({ occurredAt, takeOver, ...form }: HandoverForm): TripHandoverInput => ({
  ...form,
  ...(occurredAt !== null && { occurredAt }),
  ...(takeOver && { takeOver }),
});

/** Hands a running trip over to another vehicle, another driver, or both. */
export function HandoverDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const trip = useQuery(tripQueries.detail(id));
  const handOver = useMutation(tripMutations.handOver());
  const { data } = trip;
  return (
    <FormDialog
      title={actionLabels.handOver}
      width={500}
      schema={schema}
      initialValues={data && { vehicleId: data.vehicle?.id ?? '', driverId: data.driver?.id ?? '', reason: '' }}
      error={trip.error}
      submitLabel={actionLabels.handOver}
      errorMessages={{ ...fieldErrorMessages, ...fieldErrors }}
      onSubmit={(form) => handOver.mutateAsync({ id, ...toInput(form) })}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.effect} />
      </Text>
      {data && <AssignFields trip={{ ...data, ...sumOpenLoad(data) }} />}
      <TextareaField name="reason" label={stageMessages.reason} rows={2} />
      <TextField name="place" label={messages.place} help={messages.placeHelp} />
      <DateTimeField name="occurredAt" label={stageMessages.occurredAt} help={stageMessages.occurredAtHelp} />
    </FormDialog>
  );
}
