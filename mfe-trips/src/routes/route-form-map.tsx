import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapLine, MapMarkers, MapView, type Coordinates } from 'shared-ui/map';
import { toPoints, toStopMarkers } from './route-map-points.ts';
import { routeQueries } from './routes.api.ts';
import { form } from './routes.messages.ts';
import type { RouteStop } from './use-route-stops.ts';

export type RouteFormMapProps = {
  /** Selected stops, in order. */
  stops: readonly RouteStop[];
  /** All locations that can be selected. */
  locations: readonly RouteStop[];
  excludeTolls: boolean;
  onSelect: (id: string) => void;
};

const NO_POINTS: readonly Coordinates[] = [];

/** Map of the route being edited. A click on a location adds it to the route. */
export function RouteFormMap({ stops, locations, excludeTolls, onSelect }: RouteFormMapProps) {
  const path = useQuery(routeQueries.path(stops, excludeTolls));
  const stopMarkers = useMemo(() => toStopMarkers(stops), [stops]);
  const locationMarkers = useMemo(
    () =>
      locations
        .filter(({ id }) => !stops.some((stop) => stop.id === id))
        .map(({ name, ...location }) => ({ ...location, label: name })),
    [locations, stops],
  );
  const pathPoints = useMemo(
    () => (stops.length > 1 && path.data ? toPoints(path.data) : NO_POINTS),
    [stops, path.data],
  );
  const [initialStops] = useState(stops);
  return (
    <MapView label={form.map} fitTo={initialStops.length > 0 ? initialStops : locations}>
      <MapLine points={pathPoints} isDashed={path.data?.estimated ?? true} />
      <MapMarkers markers={locationMarkers} onSelect={onSelect} />
      <MapMarkers markers={stopMarkers} isClustered={false} onSelect={onSelect} />
    </MapView>
  );
}
