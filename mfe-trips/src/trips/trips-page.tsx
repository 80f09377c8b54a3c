import type { ReactNode } from 'react';
import type { TripRow } from 'shared-contracts/trips/trips';
import { type BulkDialogProps, useListParams } from 'shared-ui/list';
import { TripDialogs } from './trip-dialogs.tsx';
import { DemurrageList, TripList } from './list/trip-list.tsx';
import { type ViewName, views } from './list/trip-list.messages.ts';
import { useLiveTripUpdates } from './use-live-trip-updates.ts';

const isViewName = (name: string): name is ViewName => Object.hasOwn(views, name);

type TripsPageProps = {
  /** Suggests vehicles for the selected trips; absent: they are assigned one by one. */
  renderAssignForm?: (props: BulkDialogProps<TripRow>) => ReactNode;
};

export function TripsPage({ renderAssignForm }: TripsPageProps) {
  useLiveTripUpdates();
  const requestedView = useListParams().getValue('view') ?? 'active';
  const view = isViewName(requestedView) ? requestedView : 'active';
  return (
    <>
      {view === 'demurrage' ? (
        <DemurrageList key={view} />
      ) : (
        <TripList key={view} view={view} {...(renderAssignForm && { renderAssignForm })} />
      )}
      <TripDialogs />
    </>
  );
}
