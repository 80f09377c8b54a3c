import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapLine, MapMarkers, MapView, type Place } from 'shared-ui/map';
import { placesOn, stopMarkers } from './course.ts';
import { routeQueries } from './routes.api.ts';
import { form } from './routes.messages.ts';
import type { Stop } from './use-course.ts';

export type FormMapProps = {
  /** Those that are chosen, in order. */
  stops: readonly Stop[];
  /** All that may be chosen. */
  places: readonly Stop[];
  excludeTolls: boolean;
  onPick: (id: string) => void;
};

const NONE: readonly Place[] = [];

/** The route as it is put together; a click on a location adds it at the end. */
export function FormMap({ stops, places, excludeTolls, onPick }: FormMapProps) {
  const way = useQuery(routeQueries.way(stops, excludeTolls));
  const chosen = useMemo(() => stopMarkers(stops), [stops]);
  const others = useMemo(
    () =>
      places
        .filter(({ id }) => !stops.some((stop) => stop.id === id))
        .map(({ name, ...place }) => ({ ...place, label: name })),
    [places, stops],
  );
  const line = useMemo(() => (stops.length > 1 && way.data ? placesOn(way.data) : NONE), [stops, way.data]);
  const [first] = useState(stops);
  return (
    <MapView label={form.map} fit={first.length > 0 ? first : places}>
      <MapLine points={line} isDashed={way.data?.estimated ?? true} />
      <MapMarkers markers={others} onSelect={onPick} />
      <MapMarkers markers={chosen} isClustered={false} onSelect={onPick} />
    </MapView>
  );
}
