import { useListParams } from 'shared-ui/list';
import { TripDialogs } from './trip-dialogs.tsx';
import type { BulkForms } from './list/bulk-actions.tsx';
import { DemurrageList, TripList } from './list/trip-list.tsx';
import { type ViewName, views } from './list/trip-list.messages.ts';
import { useLiveTripUpdates } from './use-live-trip-updates.ts';

const isViewName = (name: string): name is ViewName => Object.hasOwn(views, name);

type TripsPageProps = {
  /** Forms to assign the selected trips and print their documents; absent if that is only possible one by one. */
  bulkForms?: BulkForms;
};

export function TripsPage({ bulkForms }: TripsPageProps) {
  useLiveTripUpdates();
  const requestedView = useListParams().getValue('view') ?? 'active';
  const view = isViewName(requestedView) ? requestedView : 'active';
  return (
    <>
      {view === 'demurrage' ? (
        <DemurrageList key={view} />
      ) : (
        <TripList key={view} view={view} {...(bulkForms && { bulkForms })} />
      )}
      <TripDialogs />
    </>
  );
}
