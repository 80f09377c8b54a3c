import type { TripRow } from 'shared-contracts/trips';
import type { TripAction } from 'shared-contracts/values/trip-stages';
import { FormattedMessage } from 'react-intl';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { Asked, BulkAction } from 'shared-ui/list';
import { object, string } from 'yup';
import { bulk } from './trip-list.messages.ts';
import { codes, refusals } from './trip-refusals.messages.ts';
import { tripCalls, tripQueries } from './trips.api.ts';
import { actionLabels } from './trips.messages.ts';

const cancellation = object({ reason: string().trim().max(1_000).nullable().default(null) });

/** Says what it causes; one reason for all. */
const BulkCancel = ({ start }: Asked<TripRow>) => (
  <BulkForm
    schema={cancellation} submit={actionLabels.cancel}
    onSubmit={({ reason }) => start(({ id }) => tripCalls.toStage({ id, stage: 'cancelled', ...(reason !== null && { reason }) }))}
  >
    <Text><FormattedMessage {...bulk.cancel} /></Text>
    <TextareaField name="reason" label={bulk.reason} rows={3} />
  </BulkForm>
);

const action = (name: 'submit' | 'cancel' | 'archive' | 'restore' | 'delete', how: Pick<BulkAction<TripRow>, 'icon' | 'text' | 'danger' | 'run' | 'ask'>): BulkAction<TripRow> => ({
  label: actionLabels[name], allowed: ({ actions }) => actions.includes(name satisfies TripAction), invalidates: tripQueries.all, refusals: { ...refusals, ...codes }, ...how,
});

/** What may be done to several trips at once; the API says to which. */
export const bulkActions: readonly BulkAction<TripRow>[] = [
  action('submit', { icon: 'send', text: bulk.submit, run: ({ id }) => tripCalls.toStage({ id, stage: 'waitingForTrip' }) }),
  action('cancel', { icon: 'close', danger: true, ask: (asked) => <BulkCancel {...asked} /> }),
  action('archive', { icon: 'archive', text: bulk.archive, run: ({ id }) => tripCalls.archive(id) }),
  action('restore', { icon: 'undo', text: bulk.restore, run: ({ id }) => tripCalls.restore(id) }),
  action('delete', { icon: 'trash', danger: true, text: bulk.delete, run: ({ id }) => tripCalls.remove(id) }),
];
