import { getBounds, type Coordinates } from 'shared-ui/map';

/** Returns the south-west and north-east corners around the points; a single corner if they coincide. */
export function getCorners(points: readonly Coordinates[]): readonly Coordinates[] {
  const bounds = getBounds(points);
  if (!bounds) return [];
  const [[west, south], [east, north]] = bounds;
  const corner = { latitude: south, longitude: west };
  return west === east && south === north ? [corner] : [corner, { latitude: north, longitude: east }];
}
