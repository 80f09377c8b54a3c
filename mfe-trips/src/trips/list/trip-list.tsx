import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from 'shared-auth';
import type { TripRow } from 'shared-contracts/trips/trips';
import { Box } from 'shared-ui';
import { CreateButton, ListPage, ListTabs, SearchFilter, useListParams } from 'shared-ui/list';
import { type BulkForms, createBulkActions } from './bulk-actions.tsx';
import { demurrageColumns, type DemurrageRow } from './demurrage.columns.tsx';
import { TRIP_FILTERS, TripFilters } from './trip-filters.tsx';
import { WRITE_TRIPS } from '../trip-access.ts';
import { emptyMessages, messages as listMessages, views } from './trip-list.messages.ts';
import { LIST_PATHS, tripQueries } from '../trips.api.ts';
import { columns } from './trip.columns.tsx';
import { messages } from '../trips.messages.ts';
import { useTripActions } from '../use-trip-actions.ts';
import { WeekBar } from './week-bar.tsx';

const CreateTripButton = () => <CreateButton access={WRITE_TRIPS} label={messages.create} to="/trips/new" />;
const tabs = <ListTabs name="view" label={listMessages.view} tabs={views} />;

type TripListProps = {
  view: 'active' | 'archive';
  bulkForms?: BulkForms;
};

export function TripList({ view, bulkForms }: TripListProps) {
  const bulkActions = useMemo(() => createBulkActions(bulkForms), [bulkForms]);
  const list = useListParams({ filters: TRIP_FILTERS, multiFilters: ['stage'], sort: '-createdAt' });
  const trips = useQuery(tripQueries.list(view, list.query));
  const rowActions = useTripActions({ isCompact: true });
  const canWrite = useCan(WRITE_TRIPS);
  const isActive = view === 'active';
  return (
    <ListPage<TripRow>
      name={isActive ? 'trips' : 'trips-archive'}
      title={messages.title}
      list={list}
      rows={trips}
      columns={columns}
      exports={{ path: LIST_PATHS[view], query: list.query }}
      rowName={(trip) => trip.number}
      rowLink={(trip) => `/trips/${trip.id}`}
      rowActions={rowActions}
      {...(canWrite && { bulkActions })}
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
      filters={<TripFilters list={list} rows={trips.data?.items} hasCounts={isActive} />}
      actions={<CreateTripButton />}
      emptyState={{
        title: emptyMessages.title[view],
        text: emptyMessages.text[view],
        ...(isActive && { action: <CreateTripButton /> }),
      }}
    />
  );
}

/** Stops where a vehicle waits, or waited, longer than the free time. */
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
      filters={<SearchFilter label={listMessages.search} />}
      actions={<CreateTripButton />}
      emptyState={{ title: emptyMessages.title.demurrage, text: emptyMessages.text.demurrage }}
    />
  );
}
