import type { Route } from 'shared-contracts/network/geo';
import type { MapMarker, Coordinates } from 'shared-ui/map';

export const toPoints = ({ points }: Pick<Route, 'points'>): Coordinates[] =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Numbered markers; a location visited twice has one marker with both numbers. */
export function toStopMarkers(stops: readonly (Coordinates & { id: string; name: string })[]): MapMarker[] {
  const stopsByLocation = Map.groupBy(
    stops.map((stop, index) => ({ ...stop, number: index + 1 })),
    ({ id }) => id,
  );
  return [...stopsByLocation].map(([id, stopsHere]) => {
    const [{ latitude, longitude, name } = { latitude: 0, longitude: 0, name: '' }] = stopsHere;
    const text = stopsHere.map(({ number }) => number).join(', ');
    return { id, latitude, longitude, text, label: `${text}. ${name}` };
  });
}
