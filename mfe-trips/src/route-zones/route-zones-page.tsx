import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { RouteZoneRow } from 'shared-contracts/route-zones';
import { Button, Icon, useNarrow } from 'shared-ui';
import { ListPage, SearchFilter, useListParams, ViewFilter } from 'shared-ui/list';
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
  const zones = useQuery(zoneQueries.list(list.query));
  const narrow = useNarrow();
  const [selected, setSelected] = useState<string | null>(null);
  const rows = zones.data?.items ?? NONE;
  const isMap = list.valueOf('view') === 'map';
  const select = (id: string) => {
    setSelected(id);
    if (narrow) list.filter({ view: 'map' });
  };
  const create = (
    <Can access={WRITE}>
      <Button onClick={() => list.open('new')}><Icon name="plus" /><FormattedMessage {...messages.create} /></Button>
    </Can>
  );
  return (
    <>
      <ListPage
        name="route-zones"
        title={messages.title}
        list={list}
        rows={zones}
        columns={columnsFor({ selected, onSelect: select })}
        rowName={({ name }) => name}
        rowActions={actionsFor(list)}
        beside={rows.length > 0 ? <LazyZonesMap zones={rows} selected={selected} onSelect={setSelected} /> : undefined}
        isBeside={isMap && rows.length > 0}
        filters={<>{narrow && <ViewFilter name="view" label={messages.view} options={views} />}<SearchFilter label={messages.search} /></>}
        actions={create}
        empty={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: create }}
      />
      {list.dialog && <ZoneDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
