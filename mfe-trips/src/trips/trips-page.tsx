import type { ReactNode } from 'react';
import { useListParams } from 'shared-ui/list';
import { TripDialogs } from './trip-dialogs.tsx';
import { DemurrageList, TripList } from './trip-list.tsx';
import type { ViewName } from './trip-list.messages.ts';
import { useFreshTrips } from './use-fresh-trips.ts';

const LISTS: Record<ViewName, ReactNode> = {
  active: <TripList key="active" view="active" />,
  demurrage: <DemurrageList key="demurrage" />,
  archive: <TripList key="archive" view="archive" />,
};
const isView = (name: string): name is ViewName => Object.hasOwn(LISTS, name);

export default function TripsPage() {
  useFreshTrips();
  const view = useListParams().valueOf('view') ?? 'active';
  return (
    <>
      {LISTS[isView(view) ? view : 'active']}
      <TripDialogs />
    </>
  );
}
