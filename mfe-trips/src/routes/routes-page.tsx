import { useQuery } from '@tanstack/react-query';
import type { RouteRow } from 'shared-contracts/routes';
import { CreateButton, ListPage, SearchFilter, useListParams, useShownOnMap, ViewFilter } from 'shared-ui/list';
import { LazyRoutesMap } from './lazy-maps.tsx';
import { WRITE } from './route-access.ts';
import { useRouteActions } from './use-route-actions.ts';
import { columnsFor } from './route-columns.tsx';
import { RouteDialogs } from './route-dialogs.tsx';
import { routeQueries } from './routes.api.ts';
import { messages, views } from './routes.messages.ts';

const NONE: readonly RouteRow[] = [];

export default function RoutesPage() {
  const list = useListParams({ sort: 'name' });
  const { narrow, isMap, selected, onSelect } = useShownOnMap(list);
  const routes = useQuery(routeQueries.list(list.query));
  const rowActions = useRouteActions(list);
  const rows = routes.data?.items ?? NONE;
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.open('new')} />;
  return (
    <>
      <ListPage
        name="routes"
        title={messages.title}
        list={list}
        rows={routes}
        columns={columnsFor({ selected, onSelect })}
        rowName={({ name }) => name}
        rowActions={rowActions}
        beside={rows.length > 0 ? <LazyRoutesMap routes={rows} selected={selected} /> : undefined}
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
      {list.dialog && <RouteDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
