import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { LocationRow } from 'shared-contracts/locations';
import { Button, Icon, useNarrow } from 'shared-ui';
import { ImportButton, ImportDialog } from 'shared-ui/import';
import { ListPage, SearchFilter, useListParams, ViewFilter } from 'shared-ui/list';
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
  const locations = useQuery(locationQueries.list(list.query));
  const narrow = useNarrow();
  const [selected, setSelected] = useState<string | null>(null);
  const rows = locations.data?.items ?? NONE;
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
        name="locations"
        title={messages.title}
        list={list}
        rows={locations}
        columns={columnsFor({ selected, onSelect: select })}
        rowName={({ name }) => name}
        rowActions={actionsFor(list)}
        beside={rows.length > 0 ? <LazyLocationsMap locations={rows} selected={selected} onSelect={setSelected} /> : undefined}
        isBeside={isMap && rows.length > 0}
        filters={<>{narrow && <ViewFilter name="view" label={messages.view} options={views} />}<SearchFilter label={messages.search} /></>}
        actions={<><Can access={WRITE}><ImportButton onClick={() => list.open('import')} /></Can>{create}</>}
        empty={{ title: messages.empty, text: messages.emptyText, icon: 'compass', action: create }}
      />
      {list.dialog?.name === 'import' && <Can access={WRITE}><ImportDialog title={messages.import} path="locations" invalidates={locationQueries.all} linkOf={({ name }) => `/locations?search=${encodeURIComponent(name)}`} onClose={list.close} /></Can>}
      {list.dialog && list.dialog.name !== 'import' && <LocationDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
