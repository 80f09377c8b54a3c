import { useQuery } from '@tanstack/react-query';
import type { RouteZoneRow } from 'shared-contracts/route-zones';
import { CreateButton, ListPage, SearchFilter, useListParams, useShownOnMap, ViewFilter } from 'shared-ui/list';
import { LazyZonesMap } from './lazy-maps.tsx';
import { WRITE } from './zone-access.ts';
import { actionsFor } from './zone-actions.ts';
import { columnsFor } from './zone-columns.tsx';
import { ZoneDialogs } from './zone-dialogs.tsx';
import { zoneQueries } from './zones.api.ts';
import { messages, views } from './zones.messages.ts';

const NONE: readonly RouteZoneRow[] = [];

export default function RouteZonesPage() {
  const list = useListParams({ sort: 'name' });
  const { narrow, isMap, selected, onSelect, onMark } = useShownOnMap(list);
  const zones = useQuery(zoneQueries.list(list.query));
  const rows = zones.data?.items ?? NONE;
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.open('new')} />;
  return (
    <>
      <ListPage
        name="route-zones"
        title={messages.title}
        list={list}
        rows={zones}
        columns={columnsFor({ selected, onSelect })}
        rowName={({ name }) => name}
        rowActions={actionsFor(list)}
        beside={rows.length > 0 ? <LazyZonesMap zones={rows} selected={selected} onSelect={onMark} /> : undefined}
        isBeside={isMap && rows.length > 0}
        filters={
          <>
            {narrow && <ViewFilter name="view" label={messages.view} options={views} />}
            <SearchFilter label={messages.search} />
          </>
        }
        actions={create}
        empty={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: create }}
      />
      {list.dialog && <ZoneDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
