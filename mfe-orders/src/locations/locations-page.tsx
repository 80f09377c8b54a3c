import { useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { LocationRow } from 'shared-contracts/locations';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { CreateButton, ListPage, SearchFilter, useListParams, useShownOnMap, ViewFilter } from 'shared-ui/list';
import { LazyLocationsMap } from './lazy-maps.tsx';
import { WRITE } from './location-access.ts';
import { actionsFor } from './location-actions.ts';
import { columnsFor } from './location-columns.tsx';
import { LocationDialogs } from './location-dialogs.tsx';
import { locationQueries } from './locations.api.ts';
import { messages, views } from './locations.messages.ts';

const NONE: readonly LocationRow[] = [];

export default function LocationsPage() {
  const list = useListParams({ sort: 'name' });
  const { narrow, isMap, selected, onSelect, onMark } = useShownOnMap(list);
  const locations = useQuery(locationQueries.list(list.query));
  const rows = locations.data?.items ?? NONE;
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.open('new')} />;
  return (
    <>
      <ListPage
        name="locations"
        title={messages.title}
        list={list}
        rows={locations}
        columns={columnsFor({ selected, onSelect })}
        rowName={({ name }) => name}
        rowActions={actionsFor(list)}
        beside={
          rows.length > 0 ? <LazyLocationsMap locations={rows} selected={selected} onSelect={onMark} /> : undefined
        }
        isBeside={isMap && rows.length > 0}
        filters={
          <>
            {narrow && <ViewFilter name="view" label={messages.view} options={views} />}
            <SearchFilter label={messages.search} />
          </>
        }
        actions={
          <>
            <Can access={WRITE}>
              <ImportButton onClick={() => list.open('import')} />
            </Can>
            {create}
          </>
        }
        empty={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: create }}
      />
      {list.dialog?.name === 'import' && (
        <Can access={WRITE}>
          <ImportDialog
            title={messages.import}
            path="locations"
            invalidates={locationQueries.all}
            linkOf={({ name }) => `/locations?search=${encodeURIComponent(name)}`}
            onClose={list.close}
          />
        </Can>
      )}
      {list.dialog && list.dialog.name !== 'import' && <LocationDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
