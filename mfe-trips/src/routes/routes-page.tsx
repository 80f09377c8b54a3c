import { useQuery } from '@tanstack/react-query';
import type { RouteRow } from 'shared-contracts/network/routes';
import { CreateButton, ListPage, SearchFilter, useListParams, useMapSelection, ViewFilter } from 'shared-ui/list';
import { LazyRoutesMap } from './lazy-maps.tsx';
import { WRITE_ROUTES } from './route-access.ts';
import { useRouteActions } from './use-route-actions.ts';
import { createColumns } from './route-columns.tsx';
import { RouteDialogs } from './route-dialogs.tsx';
import { routeQueries } from './routes.api.ts';
import { messages, views } from './routes.messages.ts';

const NO_STOPS: readonly RouteRow[] = [];

export default function RoutesPage() {
  const list = useListParams({ sort: 'name' });
  const { isMobile, isMapView, selectedId, onSelect } = useMapSelection(list);
  const routes = useQuery(routeQueries.list(list.query));
  const getRowActions = useRouteActions(list);
  const rows = routes.data?.items ?? NO_STOPS;
  const createButton = (
    <CreateButton access={WRITE_ROUTES} label={messages.create} onClick={() => list.openDialog('new')} />
  );
  return (
    <>
      <ListPage
        name="routes"
        title={messages.title}
        list={list}
        rows={routes}
        exports={{ path: 'routes', query: list.query }}
        columns={createColumns({ selectedId, onSelect })}
        rowName={({ name }) => name}
        rowActions={getRowActions}
        sidePanel={rows.length > 0 ? <LazyRoutesMap routes={rows} selectedId={selectedId} /> : undefined}
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
      {list.dialog && <RouteDialogs {...list.dialog} onClose={list.closeDialog} />}
    </>
  );
}
