import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/** A vehicle arrives or leaves after staying inside or outside for this long; seconds. */
export const ARRIVE_AFTER = 120;
export const LEAVE_AFTER = 180;

const METRES = 1_000;

export type GeofencePhase = 'entering' | 'inside' | 'leaving';
/** A vehicle outside has no state. `since`: the first position on the other side; for `inside` the arrival. */
export type GeofenceState = { phase: GeofencePhase; since: number };
/** `at`: when the vehicle arrived or left, which is confirmed only later. */
export type GeofenceTransition = { kind: 'enter' | 'leave'; at: number };

/** Radius in metres; corners as [latitude, longitude]. */
export type Geofence = {
  latitude: number;
  longitude: number;
  geofenceRadius: number | null;
  geofencePolygon: readonly Point[] | null;
};

function isInPolygon([latitude, longitude]: Point, corners: readonly Point[]): boolean {
  let isInsidePolygon = false;
  corners.forEach(([lat, lon], i) => {
    const [lastLat, lastLon] = corners.at(i - 1) ?? [lat, lon];
    const isCrossed =
      lat > latitude !== lastLat > latitude && longitude < ((lastLon - lon) * (latitude - lat)) / (lastLat - lat) + lon;
    if (isCrossed) isInsidePolygon = !isInsidePolygon;
  });
  return isInsidePolygon;
}

export const isInside = (point: Point, { latitude, longitude, geofenceRadius, geofencePolygon }: Geofence): boolean =>
  geofencePolygon
    ? isInPolygon(point, geofencePolygon)
    : greatCircleKm(point, [latitude, longitude]) * METRES <= (geofenceRadius ?? 0);

type Step = { state: GeofenceState | null; transition: GeofenceTransition | null };

const toStep = (phase: GeofencePhase, since: number): Step => ({ state: { phase, since }, transition: null });
const OUTSIDE: Step = { state: null, transition: null };

function stepInside(state: GeofenceState | null, at: number): Step {
  if (!state) return toStep('entering', at);
  if (state.phase === 'leaving') return toStep('inside', state.since);
  if (state.phase === 'inside' || at - state.since < ARRIVE_AFTER) return { state, transition: null };
  return { state: { phase: 'inside', since: state.since }, transition: { kind: 'enter', at: state.since } };
}

function stepOutside(state: GeofenceState | null, at: number): Step {
  if (!state || state.phase === 'entering') return OUTSIDE;
  if (state.phase === 'inside') return toStep('leaving', at);
  return at - state.since < LEAVE_AFTER
    ? { state, transition: null }
    : { state: null, transition: { kind: 'leave', at: state.since } };
}

/** Returns the state after the next position. @param at unix seconds, never before the previous position */
export const advanceGeofence = (state: GeofenceState | null, isIn: boolean, at: number): Step =>
  isIn ? stepInside(state, at) : stepOutside(state, at);

/** Returns the state of a vehicle in one geofence after these positions, and the transitions on the way. */
export function followPath(
  initialState: GeofenceState | null,
  positions: readonly { at: number; latitude: number; longitude: number }[],
  geofence: Geofence,
) {
  const transitions: GeofenceTransition[] = [];
  const state = positions.reduce<GeofenceState | null>((previous, { at, latitude, longitude }) => {
    const step = advanceGeofence(previous, isInside([latitude, longitude], geofence), at);
    if (step.transition) transitions.push(step.transition);
    return step.state;
  }, initialState);
  return { state, transitions };
}

/**
 * The time at which an event counts, and the one that the tracker reported. With a clock ahead they differ: an event
 * can't be dated after its receipt, since nothing happens to an order in the future.
 */
export const toReceivedTime = (at: number, now: number) => ({ at: Math.min(at, now), reportedAt: at });
