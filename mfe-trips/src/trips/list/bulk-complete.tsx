import { FormattedMessage } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips/trips';
import { TRIP_STAGE_LIMITS } from 'shared-contracts/values/field-limits';
import { MINUTE } from 'shared-contracts/values/time';
import { SimpleGrid, Stack, Text, withValues } from 'shared-ui';
import { MeasureField, TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { BulkDialogProps } from 'shared-ui/list';
import { DateTimeField } from 'shared-ui/picker';
import { array, number, object, type ObjectSchema, string } from 'yup';
import { effects, messages as stageMessages } from '../stages/stage-dialog.messages.ts';
import { toStageInput } from '../stages/stage-form.ts';
import { bulkMessages } from './trip-list.messages.ts';
import { tripRequests } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';

type CompletedTrip = { id: string; actualDistance: string | null; dropAt: number | null };
type CompletionForm = { reason: string | null; trips: CompletedTrip[] };

const completion: ObjectSchema<CompletionForm> = object({
  reason: string().trim().max(TRIP_STAGE_LIMITS.reason).nullable().default(null).required(),
  trips: array(
    object({
      id: string().required(),
      actualDistance: string().nullable().default(null).required(),
      dropAt: number().integer().nullable().default(null).required(),
    }),
  ).required(),
});

const NO_VALUES = {
  reason: null,
  occurredAt: null,
  vehicleId: null,
  driverId: null,
  takeOver: false,
  actualDistance: null,
  dropAt: null,
};

/** The planned end, unless it is still ahead. */
const toCompletedTrip = ({ id, actualDistance, estimatedDistance, dropAt }: TripRow): CompletedTrip => {
  const now = Math.floor(Date.now() / 1_000 / MINUTE) * MINUTE;
  return { id, actualDistance: actualDistance ?? estimatedDistance, dropAt: Math.min(dropAt ?? now, now) };
};

/** Completes the selected trips by hand, with one reason for all, and the distance and the end of each. */
export const BulkCompleteForm = ({ rows, start }: BulkDialogProps<TripRow>) => (
  <BulkForm
    schema={completion}
    initialValues={{ trips: rows.map(toCompletedTrip) }}
    submitLabel={actionLabels.completeManually}
    onSubmit={({ reason, trips }) => {
      start(({ id }) => {
        const trip = trips.find((completed) => completed.id === id);
        return tripRequests.changeStage({
          id,
          ...toStageInput({ stage: 'manualCompleted', ...NO_VALUES, ...trip, reason }),
        });
      });
    }}
  >
    <Text>
      <FormattedMessage {...bulkMessages.complete} />
    </Text>
    <TextareaField name="reason" label={bulkMessages.reason} rows={2} />
    {rows.map(({ id, number: tripNumber, stage, pickup, drop }, i) => (
      <Stack key={id} role="group" aria-label={tripNumber} gap="2" borderTopWidth="1px" pt="3">
        <Text fontWeight="medium">
          {tripNumber}
          <Text as="span" ms="2" color="fg.muted" fontWeight="normal">
            {[pickup, drop].filter(Boolean).join(' → ')}
          </Text>
        </Text>
        {stage === 'vehicleAssigned' && (
          <Text textStyle="sm" color="status.warn.fg">
            <FormattedMessage {...withValues(effects.notStarted, { number: tripNumber })} />
          </Text>
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" alignItems="start">
          <MeasureField name={`trips.${i}.actualDistance`} label={stageMessages.actualDistance} kind="distance" />
          <DateTimeField name={`trips.${i}.dropAt`} label={stageMessages.dropAt} />
        </SimpleGrid>
      </Stack>
    ))}
  </BulkForm>
);
