import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouteRow } from 'shared-contracts/routes';
import { MapLines, MapMarkers, MapView } from 'shared-ui/map';
import { placesOn, stopMarkers } from './course.ts';
import { routeQueries } from './routes.api.ts';
import { messages } from './routes.messages.ts';

export type RoutesMapProps = { routes: readonly RouteRow[]; selected: string | null; height?: number | string };

/** Routes from location to location; of the one that is chosen the way itself, and its locations by number. */
export function RoutesMap({ routes, selected, height = '100%' }: RoutesMapProps) {
  const chosen = routes.find(({ id }) => id === selected);
  const way = useQuery(routeQueries.way(chosen?.stops ?? [], chosen?.excludeTolls ?? false));
  const others = useMemo(
    () => routes.filter(({ id }) => id !== selected).map(({ stops }) => stops),
    [routes, selected],
  );
  const line = useMemo(() => (chosen ? [way.data ? placesOn(way.data) : chosen.stops] : []), [chosen, way.data]);
  const markers = useMemo(() => stopMarkers(chosen?.stops ?? []), [chosen]);
  const fit = useMemo(() => (chosen ? chosen.stops : routes.flatMap(({ stops }) => stops)), [chosen, routes]);
  return (
    <MapView label={messages.map} fit={fit} height={height}>
      <MapLines lines={others} tone="muted" isDashed />
      <MapLines lines={line} isDashed={way.data?.estimated ?? true} />
      <MapMarkers markers={markers} isClustered={false} />
    </MapView>
  );
}
