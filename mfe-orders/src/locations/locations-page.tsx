import { useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { LocationRow } from 'shared-contracts/network/locations';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { CreateButton, ListPage, SearchFilter, useListParams, useMapSelection, ViewFilter } from 'shared-ui/list';
import { LazyLocationsMap } from './lazy-maps.tsx';
import { WRITE } from './location-access.ts';
import { createRowActions } from './row-actions.ts';
import { createColumns } from './location-columns.tsx';
import { LocationDialogs } from './location-dialogs.tsx';
import { locationQueries } from './locations.api.ts';
import { messages, views } from './locations.messages.ts';

const NONE: readonly LocationRow[] = [];

export default function LocationsPage() {
  const list = useListParams({ sort: 'name' });
  const { isMobile, isMapView, selectedId, onSelect, setSelected } = useMapSelection(list);
  const locations = useQuery(locationQueries.list(list.query));
  const rows = locations.data?.items ?? NONE;
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="locations"
        title={messages.title}
        list={list}
        rows={locations}
        columns={createColumns({ selectedId, onSelect })}
        exports={{ path: 'locations', query: { ...list.query, withContacts: 'true' } }}
        rowName={({ name }) => name}
        rowActions={createRowActions(list)}
        sidePanel={
          rows.length > 0 ? (
            <LazyLocationsMap locations={rows} selectedId={selectedId} onSelect={setSelected} />
          ) : undefined
        }
        isSidePanelActive={isMapView && rows.length > 0}
        filters={
          <>
            {isMobile && <ViewFilter name="view" label={messages.view} options={views} />}
            <SearchFilter label={messages.search} />
          </>
        }
        actions={
          <>
            <Can access={WRITE}>
              <ImportButton onClick={() => list.openDialog('import')} />
            </Can>
            {create}
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: create }}
      />
      {list.dialog?.name === 'import' && (
        <Can access={WRITE}>
          <ImportDialog
            title={messages.import}
            path="locations"
            invalidates={locationQueries.all}
            getRecordLink={({ name }) => `/locations?search=${encodeURIComponent(name)}`}
            onClose={list.closeDialog}
          />
        </Can>
      )}
      {list.dialog && list.dialog.name !== 'import' && <LocationDialogs {...list.dialog} onClose={list.closeDialog} />}
    </>
  );
}
