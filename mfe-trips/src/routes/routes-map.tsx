import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteRow } from 'shared-contracts/network/routes';
import { MapLines, MapMarkers, MapView } from 'shared-ui/map';
import { toPoints, toStopMarkers } from './route-map-points.ts';
import { routeQueries } from './routes.api.ts';
import { messages } from './routes.messages.ts';

export type RoutesMapProps = { routes: readonly RouteRow[]; selectedId: string | null; height?: number | string };

/** Map of routes as straight legs; the selected one with its road path and numbered stops. */
export function RoutesMap({ routes, selectedId, height = '100%' }: RoutesMapProps) {
  const selectedRoute = routes.find(({ id }) => id === selectedId);
  const path = useQuery(routeQueries.path(selectedRoute?.stops ?? [], selectedRoute?.excludeTolls ?? false));
  const otherRoutes = useMemo(
    () => routes.filter(({ id }) => id !== selectedId).map(({ stops }) => stops),
    [routes, selectedId],
  );
  const selectedPath = useMemo(
    () => (selectedRoute ? [path.data ? toPoints(path.data) : selectedRoute.stops] : []),
    [selectedRoute, path.data],
  );
  const markers = useMemo(() => toStopMarkers(selectedRoute?.stops ?? []), [selectedRoute]);
  const fitPoints = useMemo(
    () => (selectedRoute ? selectedRoute.stops : routes.flatMap(({ stops }) => stops)),
    [selectedRoute, routes],
  );
  return (
    <MapView label={messages.map} fitTo={fitPoints} height={height}>
      <MapLines lines={otherRoutes} tone="muted" isDashed />
      <MapLines lines={selectedPath} isDashed={path.data?.estimated ?? true} />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
