import type { TripRow } from 'shared-contracts/trips';
import type { TripAction } from 'shared-contracts/values/trip-stages';
import { Skeleton, whenOpened } from 'shared-ui';
import type { BulkAction } from 'shared-ui/list';
import { DialogBody } from 'shared-ui/overlays';
import { bulk } from './trip-list.messages.ts';
import { codes, refusals } from './trip-refusals.messages.ts';
import { tripCalls, tripQueries } from './trips.api.ts';
import { actionLabels } from './trips.messages.ts';

const BulkCancel = whenOpened(
  () => import('./bulk-cancel.tsx').then((file) => file.BulkCancel),
  <DialogBody>
    <Skeleton h="12" />
  </DialogBody>,
);

const action = (
  name: 'submit' | 'cancel' | 'archive' | 'restore' | 'delete',
  how: Pick<BulkAction<TripRow>, 'icon' | 'text' | 'danger' | 'run' | 'ask'>,
): BulkAction<TripRow> => ({
  label: actionLabels[name],
  allowed: ({ actions }) => actions.includes(name satisfies TripAction),
  invalidates: tripQueries.all,
  refusals: { ...refusals, ...codes },
  ...how,
});

/** What may be done to several trips at once; the API says to which. */
export const bulkActions: readonly BulkAction<TripRow>[] = [
  action('submit', {
    icon: 'send',
    text: bulk.submit,
    run: ({ id }) => tripCalls.toStage({ id, stage: 'waitingForTrip' }),
  }),
  action('cancel', { icon: 'close', danger: true, ask: (asked) => <BulkCancel {...asked} /> }),
  action('archive', { icon: 'archive', text: bulk.archive, run: ({ id }) => tripCalls.archive(id) }),
  action('restore', { icon: 'undo', text: bulk.restore, run: ({ id }) => tripCalls.restore(id) }),
  action('delete', { icon: 'trash', danger: true, text: bulk.delete, run: ({ id }) => tripCalls.remove(id) }),
];
