export type Point = readonly [latitude: number, longitude: number];

export const EARTH_RADIUS_KM = 6371;
/** Typical ratio of the road distance to the straight line. */
export const DETOUR_FACTOR = 1.3;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function greatCircleKm([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const a =
    Math.sin(toRadians(lat2 - lat1) / 2) ** 2 +
    Math.cos(toRadians(lat1)) * Math.cos(toRadians(lat2)) * Math.sin(toRadians(lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Estimates the road distance through all points from the great circle. */
export const estimateRoadKm = (points: readonly Point[]): number =>
  points.slice(1).reduce((km, point, i) => km + greatCircleKm(points[i] ?? point, point), 0) * DETOUR_FACTOR;
