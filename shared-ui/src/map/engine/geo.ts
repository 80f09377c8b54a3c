/** Degrees of WGS 84. */
export type Place = { latitude: number; longitude: number };
/** As the engines have it. */
export type LngLat = [longitude: number, latitude: number];
/** Degrees; south-west and north-east. */
export type Box = [LngLat, LngLat];

/** radius in metres; points without a repeated last one. */
export type Circle = Place & { kind: 'circle'; radius: number };
export type Polygon = { kind: 'polygon'; points: readonly Place[] };
export type Geofence = Circle | Polygon;

const EARTH_KM = 6371;
const CORNERS = 64;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
/** Within -180 to 180. */
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

export const lngLat = ({ latitude, longitude }: Place): LngLat => [longitude, latitude];
export const placeAt = ([longitude, latitude]: readonly number[]): Place => ({
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

/** The great circle's length in km, by haversine. */
export function haversine(from: Place, to: Place): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const h =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Where one comes to from a place; bearing in degrees clockwise from north, distance in km. */
export function destination(from: Place, bearing: number, distance: number): Place {
  const [angle, course, start] = [distance / EARTH_KM, radians(bearing), radians(from.latitude)];
  const end = Math.asin(Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(course));
  const turn = Math.atan2(
    Math.sin(course) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * Math.sin(end),
  );
  return { latitude: degrees(end), longitude: wrapped(from.longitude + degrees(turn)) };
}

/** Against the clock, as GeoJSON wants an outer ring. */
const circlePoints = (circle: Circle): Place[] =>
  Array.from({ length: CORNERS }, (_, corner) => destination(circle, -(corner * 360) / CORNERS, circle.radius / 1_000));

export const cornersOf = (geofence: Geofence): readonly Place[] =>
  geofence.kind === 'circle' ? circlePoints(geofence) : geofence.points;

/** The corners with the first one again at the end. */
export function ringOf(geofence: Geofence): LngLat[] {
  const corners = cornersOf(geofence).map(lngLat);
  return corners[0] ? [...corners, corners[0]] : [];
}

/** The least box that holds all places; undefined without any. */
export function boundsOf(places: readonly Place[]): Box | undefined {
  if (places.length === 0) return undefined;
  const box: Box = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (const { latitude, longitude } of places) {
    box[0] = [Math.min(box[0][0], longitude), Math.min(box[0][1], latitude)];
    box[1] = [Math.max(box[1][0], longitude), Math.max(box[1][1], latitude)];
  }
  return box;
}
