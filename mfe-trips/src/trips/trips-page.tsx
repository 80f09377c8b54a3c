import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { TripDialogs } from './trip-dialogs.tsx';
import { DemurrageList, TripList } from './list/trip-list.tsx';
import type { ViewName } from './list/trip-list.messages.ts';
import { useLiveTripUpdates } from './use-live-trip-updates.ts';

const LIST_BY_VIEW: Record<ViewName, ReactNode> = {
  active: <TripList key="active" view="active" />,
  demurrage: <DemurrageList key="demurrage" />,
  archive: <TripList key="archive" view="archive" />,
};
const isViewName = (name: string): name is ViewName => Object.hasOwn(LIST_BY_VIEW, name);

export default function TripsPage() {
  useLiveTripUpdates();
  const view = useListParams().getValue('view') ?? 'active';
  return (
    <>
      {LIST_BY_VIEW[isViewName(view) ? view : 'active']}
      <TripDialogs />
    </>
  );
}
