/** Degrees of WGS 84. */
export type Coordinates = { latitude: number; longitude: number };
/** The format of the engines. */
export type LngLat = [longitude: number, latitude: number];
/** Degrees: south-west and north-east corner. */
export type Box = [LngLat, LngLat];

/** `radius` in metres; `points` without a repeated last one. */
export type Circle = Coordinates & { kind: 'circle'; radius: number };
export type Polygon = { kind: 'polygon'; points: readonly Coordinates[] };
export type Geofence = Circle | Polygon;

const EARTH_RADIUS_KM = 6371;
const CIRCLE_CORNERS = 64;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (angle: number) => (angle * 180) / Math.PI;
/** Normalizes to -180..180. */
const normalizeLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

export const toLngLat = ({ latitude, longitude }: Coordinates): LngLat => [longitude, latitude];
export const toCoordinates = ([longitude, latitude]: readonly number[]): Coordinates => ({
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

/** The great-circle distance in km. */
export function haversineDistance(from: Coordinates, to: Coordinates): number {
  const [south, north] = [toRadians(from.latitude), toRadians(to.latitude)];
  const h =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The destination from a point; bearing in degrees clockwise from north, distance in km. */
export function getDestinationPoint(from: Coordinates, bearing: number, distance: number): Coordinates {
  const [angle, bearingAngle, start] = [distance / EARTH_RADIUS_KM, toRadians(bearing), toRadians(from.latitude)];
  const end = Math.asin(Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(bearingAngle));
  const longitudeShift = Math.atan2(
    Math.sin(bearingAngle) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * Math.sin(end),
  );
  return { latitude: toDegrees(end), longitude: normalizeLongitude(from.longitude + toDegrees(longitudeShift)) };
}

/** Counterclockwise, as GeoJSON requires for an outer ring. */
const createCirclePoints = (circle: Circle): Coordinates[] =>
  Array.from({ length: CIRCLE_CORNERS }, (_, corner) =>
    getDestinationPoint(circle, -(corner * 360) / CIRCLE_CORNERS, circle.radius / 1_000),
  );

export const getCorners = (geofence: Geofence): readonly Coordinates[] =>
  geofence.kind === 'circle' ? createCirclePoints(geofence) : geofence.points;

/** The corners, with the first one repeated at the end. */
export function toRing(geofence: Geofence): LngLat[] {
  const corners = getCorners(geofence).map(toLngLat);
  return corners[0] ? [...corners, corners[0]] : [];
}

/** The bounding box; undefined without points. */
export function getBounds(points: readonly Coordinates[]): Box | undefined {
  if (points.length === 0) return undefined;
  const box: Box = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (const { latitude, longitude } of points) {
    box[0] = [Math.min(box[0][0], longitude), Math.min(box[0][1], latitude)];
    box[1] = [Math.max(box[1][0], longitude), Math.max(box[1][1], latitude)];
  }
  return box;
}
