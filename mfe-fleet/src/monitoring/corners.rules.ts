import { boundsOf, type Place } from 'shared-ui/map';

/** The corners between which the places lie; one place alone is itself. */
export function cornersAround(places: readonly Place[]): readonly Place[] {
  const bounds = boundsOf(places);
  if (!bounds) return [];
  const [[west, south], [east, north]] = bounds;
  const corner = { latitude: south, longitude: west };
  return west === east && south === north ? [corner] : [corner, { latitude: north, longitude: east }];
}
