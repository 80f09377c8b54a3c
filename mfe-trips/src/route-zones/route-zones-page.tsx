import { useQuery } from '@tanstack/react-query';
import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import { CreateButton, ListPage, SearchFilter, useListParams, useMapSelection, ViewFilter } from 'shared-ui/list';
import { LazyZonesMap } from './lazy-maps.tsx';
import { WRITE_ZONES } from './zone-access.ts';
import { createRowActions } from './zone-actions.ts';
import { createColumns } from './zone-columns.tsx';
import { ZoneDialogs } from './zone-dialogs.tsx';
import { zoneQueries } from './zones.api.ts';
import { messages, views } from './zones.messages.ts';

const NO_ZONES: readonly RouteZoneRow[] = [];

export default function RouteZonesPage() {
  const list = useListParams({ sort: 'name' });
  const { isMobile, isMapView, selectedId, onSelect, setSelected } = useMapSelection(list);
  const zones = useQuery(zoneQueries.list(list.query));
  const rows = zones.data?.items ?? NO_ZONES;
  const createButton = (
    <CreateButton access={WRITE_ZONES} label={messages.create} onClick={() => list.openDialog('new')} />
  );
  return (
    <>
      <ListPage
        name="route-zones"
        title={messages.title}
        list={list}
        rows={zones}
        exports={{ path: 'routes-zones', query: list.query }}
        columns={createColumns({ selectedId, onSelect })}
        rowName={({ name }) => name}
        rowActions={createRowActions(list)}
        sidePanel={
          rows.length > 0 ? <LazyZonesMap zones={rows} selectedId={selectedId} onSelect={setSelected} /> : undefined
        }
        isSidePanelActive={isMapView && rows.length > 0}
        filters={
          <>
            {isMobile && <ViewFilter name="view" label={messages.view} options={views} />}
            <SearchFilter label={messages.search} />
          </>
        }
        actions={createButton}
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: createButton }}
      />
      {list.dialog && <ZoneDialogs {...list.dialog} onClose={list.closeDialog} />}
    </>
  );
}
