import { greatCircleKm, type Point } from '../../network/geo/great-circle.rules.ts';

/** Who is inside so long has come, who is outside so long has left; seconds. */
export const ARRIVE_AFTER = 120;
export const LEAVE_AFTER = 180;

const METRES = 1_000;

export type GeofencePhase = 'entering' | 'inside' | 'leaving';
/** Outside is no state at all. `since`: of the first position that was on the other side, for `inside` when it came. */
export type GeofenceState = { phase: GeofencePhase; since: number };
/** `at`: when the vehicle came or left, which is known only later. */
export type GeofenceMove = { kind: 'enter' | 'leave'; at: number };

/** Radius in metres; corners as [latitude, longitude]. */
export type Geofence = {
  latitude: number;
  longitude: number;
  geofenceRadius: number | null;
  geofencePolygon: readonly Point[] | null;
};

function isInPolygon([latitude, longitude]: Point, corners: readonly Point[]): boolean {
  let isIn = false;
  corners.forEach(([lat, lon], i) => {
    const [lastLat, lastLon] = corners.at(i - 1) ?? [lat, lon];
    const isCrossed =
      lat > latitude !== lastLat > latitude && longitude < ((lastLon - lon) * (latitude - lat)) / (lastLat - lat) + lon;
    if (isCrossed) isIn = !isIn;
  });
  return isIn;
}

export const isInside = (point: Point, { latitude, longitude, geofenceRadius, geofencePolygon }: Geofence): boolean =>
  geofencePolygon
    ? isInPolygon(point, geofencePolygon)
    : greatCircleKm(point, [latitude, longitude]) * METRES <= (geofenceRadius ?? 0);

type Step = { state: GeofenceState | null; move: GeofenceMove | null };

const to = (phase: GeofencePhase, since: number): Step => ({ state: { phase, since }, move: null });
const OUTSIDE: Step = { state: null, move: null };

function stepInside(state: GeofenceState | null, at: number): Step {
  if (!state) return to('entering', at);
  if (state.phase === 'leaving') return to('inside', state.since);
  if (state.phase === 'inside' || at - state.since < ARRIVE_AFTER) return { state, move: null };
  return { state: { phase: 'inside', since: state.since }, move: { kind: 'enter', at: state.since } };
}

function stepOutside(state: GeofenceState | null, at: number): Step {
  if (!state || state.phase === 'entering') return OUTSIDE;
  if (state.phase === 'inside') return to('leaving', at);
  return at - state.since < LEAVE_AFTER
    ? { state, move: null }
    : { state: null, move: { kind: 'leave', at: state.since } };
}

/** What a newer position of a vehicle makes of where it was to a location. @param at unix seconds, never before the last step */
export const step = (state: GeofenceState | null, isIn: boolean, at: number): Step =>
  isIn ? stepInside(state, at) : stepOutside(state, at);

/** Where a vehicle is to one location after all these positions, and what has come of it. */
export function walk(
  begin: GeofenceState | null,
  positions: readonly { at: number; latitude: number; longitude: number }[],
  fence: Geofence,
) {
  const moves: GeofenceMove[] = [];
  const state = positions.reduce<GeofenceState | null>((before, { at, latitude, longitude }) => {
    const { state: after, move } = step(before, isInside([latitude, longitude], fence), at);
    if (move) moves.push(move);
    return after;
  }, begin);
  return { state, moves };
}
