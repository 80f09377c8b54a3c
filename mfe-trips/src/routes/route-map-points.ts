import type { Route } from 'shared-contracts/geo';
import type { MapMarker, Place } from 'shared-ui/map';

export const placesOn = ({ points }: Pick<Route, 'points'>): Place[] =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

/** The locations of a route by number; one that it comes to twice stands once, with both. */
export function stopMarkers(stops: readonly (Place & { id: string; name: string })[]): MapMarker[] {
  const visits = Map.groupBy(
    stops.map((stop, i) => ({ ...stop, number: i + 1 })),
    ({ id }) => id,
  );
  return [...visits].map(([id, all]) => {
    const [{ latitude, longitude, name } = { latitude: 0, longitude: 0, name: '' }] = all;
    const text = all.map(({ number }) => number).join(', ');
    return { id, latitude, longitude, text, label: `${text}. ${name}` };
  });
}
