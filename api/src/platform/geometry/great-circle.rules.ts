export type Point = readonly [latitude: number, longitude: number];

export const EARTH_RADIUS_KM = 6371;
/** How much longer roads usually are than the straight line. */
export const DETOUR = 1.3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres over the earth, as the crow flies. */
export function greatCircleKm([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Kilometres by road through all points, guessed from the great circle. */
export const estimatedKm = (points: readonly Point[]): number =>
  points.slice(1).reduce((km, point, i) => km + greatCircleKm(points[i] ?? point, point), 0) * DETOUR;
