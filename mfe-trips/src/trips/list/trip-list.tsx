import { useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-auth';
import type { TripRow } from 'shared-contracts/trips';
import { Box } from 'shared-ui';
import { CreateButton, ListPage, ListTabs, SearchFilter, useListParams } from 'shared-ui/list';
import { bulkActions } from './bulk-actions.tsx';
import { demurrageColumns, type DemurrageRow } from './demurrage.columns.tsx';
import { TRIP_FILTERS, TripFilters } from './trip-filters.tsx';
import { WRITE } from './trip-access.ts';
import { empty, messages as words, views } from './trip-list.messages.ts';
import { tripQueries } from './trips.api.ts';
import { columns } from './trips.columns.tsx';
import { messages } from './trips.messages.ts';
import { useTripActions } from './use-trip-actions.ts';
import { WeekBar } from './week-bar.tsx';

const Create = () => <CreateButton access={WRITE} label={messages.create} to="/trips/new" />;
const tabs = <ListTabs name="view" label={words.view} tabs={views} />;

/** Trips that go on, or those that were put away. */
export function TripList({ view }: { view: 'active' | 'archive' }) {
  const list = useListParams({ filters: TRIP_FILTERS, many: ['stage'], sort: '-createdAt' });
  const trips = useQuery(tripQueries.list(view, list.query));
  const rowActions = useTripActions({ short: true });
  const mayWrite = useCan(WRITE);
  const isActive = view === 'active';
  return (
    <ListPage<TripRow>
      name={isActive ? 'trips' : 'trips-archive'}
      title={messages.title}
      list={list}
      rows={trips}
      columns={columns}
      rowName={(trip) => trip.number}
      rowLink={(trip) => `/trips/${trip.id}`}
      rowActions={rowActions}
      {...(mayWrite && { bulkActions })}
      tabs={
        isActive ? (
          <Box w="full" minW="0">
            {tabs}
            <Box mt="3">
              <WeekBar list={list} />
            </Box>
          </Box>
        ) : (
          tabs
        )
      }
      filters={<TripFilters list={list} rows={trips.data?.items} isCounted={isActive} />}
      actions={<Create />}
      empty={{ title: empty.title[view], text: empty.text[view], ...(isActive && { action: <Create /> }) }}
    />
  );
}

/** Stops at which a vehicle waits, or has waited, longer than is free. */
export function DemurrageList() {
  const list = useListParams();
  const rows = useQuery(tripQueries.demurrage(list.query));
  return (
    <ListPage<DemurrageRow>
      name="trips-demurrage"
      title={messages.title}
      list={list}
      rows={rows}
      columns={demurrageColumns}
      rowName={({ trip }) => trip.number}
      rowLink={({ trip }) => `/trips/${trip.id}`}
      tabs={tabs}
      filters={<SearchFilter label={words.search} />}
      actions={<Create />}
      empty={{ title: empty.title.demurrage, text: empty.text.demurrage }}
    />
  );
}
