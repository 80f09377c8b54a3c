import type { Geometry, Position } from 'geojson';

const POLE = -90;

/**
 * A ring without jumps at the antimeridian: it continues beyond 180°. A ring around the South Pole includes the pole.
 */
function unwrapRing(ring: readonly Position[]): Position[] {
  let turns = 0;
  const points = ring.map(([longitude = 0, latitude = 0], index): Position => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + turns * 360, latitude];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (turns === 0 || !first || !last) return points;
  return [...points, [last[0] ?? 0, POLE], [first[0] ?? 0, POLE], first];
}

/** Polygons that the tiles can be cut from: a jump would be drawn as a stripe around the world. */
export function unwrap(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) };
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapRing)) };
  return geometry;
}
