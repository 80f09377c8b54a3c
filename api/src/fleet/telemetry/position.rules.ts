import type { Motion, TrackerState } from 'shared-contracts/fleet/telemetry';
import { MAX_ACCURACY_METRES, type RejectionReason } from 'shared-contracts/values/fleet/tracking';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import type { RawPosition } from './intake/raw-position.rules.ts';

const MAX_AGE = 30 * DAY;
/** Tolerates trackers whose clock is ahead. */
const MAX_CLOCK_AHEAD = 5 * MINUTE;
/** A vehicle whose newest position is older than this is offline ("GPS Fault"). */
export const OFFLINE_AFTER = 10 * MINUTE;
/** km/h. */
export const MIN_MOVING_SPEED = 5;
/** km/h. */
const MAX_SPEED = 250;
/** The inaccuracy of a position, km. */
const TOLERANCE_KM = 1;
/** This many consecutive doubtful positions that are consistent with each other are accepted. */
const MIN_CONSISTENT_POSITIONS = 3;

export type PositionRejection = Exclude<RejectionReason, 'unknownDevice' | 'invalid'>;

type TimedPoint = { at: number; latitude: number; longitude: number };
export type DoubtedPosition = TimedPoint & { count: number };
/** The newest accepted position of a vehicle, and the latest doubted one since. */
export type AcceptedPosition = TimedPoint & {
  speed: number;
  heading: number | null;
  isCoarse: boolean;
  accuracy: number | null;
  state: TrackerState | null;
};
export type LatestPosition = AcceptedPosition & { doubted: DoubtedPosition | null };

const kmBetween = (a: TimedPoint, b: TimedPoint) => greatCircleKm([a.latitude, a.longitude], [b.latitude, b.longitude]);

/** Whether a vehicle can have driven between the two points, in either order. */
export const isReachable = (a: TimedPoint, b: TimedPoint): boolean => {
  const km = kmBetween(a, b);
  return km <= TOLERANCE_KM || km <= (MAX_SPEED * Math.abs(a.at - b.at)) / HOUR;
};

const isOnEarth = ({ latitude, longitude }: RawPosition) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0);

/** Whether a time is neither too old nor in the future. */
export const isPlausibleTime = (at: number, now: number) => at >= now - MAX_AGE && at <= now + MAX_CLOCK_AHEAD;

/** Returns why a position is rejected regardless of others, or null. */
function findRejection(raw: RawPosition, now: number): PositionRejection | null {
  if (!isOnEarth(raw) || Number.isNaN(raw.at)) return 'impossible';
  if (isPlausibleTime(raw.at, now)) return null;
  return raw.at < now ? 'tooOld' : 'inFuture';
}

/** Whether a position is plausible on its own. */
export const isPlausible = (raw: RawPosition, now: number) => findRejection(raw, now) === null;

/** The reported speed, or else the speed since the previous position. */
function toSpeed(raw: RawPosition, previous: TimedPoint | null): number {
  if (raw.speed !== null && raw.speed <= MAX_SPEED) return raw.speed;
  const seconds = previous ? raw.at - previous.at : 0;
  return previous && seconds > 0 && seconds <= OFFLINE_AFTER
    ? Math.min(MAX_SPEED, (kmBetween(previous, raw) * HOUR) / seconds)
    : 0;
}

function toDoubted({ at, latitude, longitude }: RawPosition, doubted: DoubtedPosition | null): DoubtedPosition {
  const point = { at, latitude, longitude };
  return { ...point, count: doubted && isReachable(doubted, point) ? doubted.count + 1 : 1 };
}

/** Whether a position is inaccurate, or doubted by the tracker itself. */
const isCoarse = ({ isValid = true, accuracy }: RawPosition) => !isValid || (accuracy ?? 0) > MAX_ACCURACY_METRES;

type Validation = {
  latest: LatestPosition | null;
  accepted: AcceptedPosition[];
  rejected: { raw: RawPosition; reason: PositionRejection }[];
};

function accept(
  { latest, accepted }: Validation,
  raw: RawPosition,
  previous: TimedPoint | null,
): LatestPosition | null {
  const { at, latitude, longitude, heading, accuracy = null, state = null } = raw;
  const speed = toSpeed(raw, previous);
  const position = { at, latitude, longitude, heading, speed, accuracy, isCoarse: isCoarse(raw), state };
  accepted.push(position);
  return latest && at < latest.at ? latest : { ...position, doubted: null };
}

/** Accepts a reachable position. Unreachable ones are doubted until enough of them are consistent. */
function validateNext(validation: Validation, raw: RawPosition) {
  const { latest, accepted, rejected } = validation;
  const previous = accepted.at(-1) ?? latest;
  const isPlausiblePath =
    (!latest || isReachable(latest, raw)) && (!previous || previous === latest || isReachable(previous, raw));
  if (isPlausiblePath) {
    validation.latest = accept(validation, raw, previous);
    return;
  }
  const doubted = latest && raw.at > latest.at ? toDoubted(raw, latest.doubted) : null;
  if (doubted && doubted.count >= MIN_CONSISTENT_POSITIONS) {
    validation.latest = accept(validation, raw, null);
    return;
  }
  if (latest && doubted) validation.latest = { ...latest, doubted };
  rejected.push({ raw, reason: 'impossible' });
}

/**
 * Validates positions of one vehicle, the oldest first.
 * @param latest the newest accepted position so far; null for none
 * @param now unix seconds
 */
export function validatePositions(
  positions: readonly RawPosition[],
  latest: LatestPosition | null,
  now: number,
): Validation {
  const validation: Validation = { latest, accepted: [], rejected: [] };
  const plausible: RawPosition[] = [];
  for (const raw of positions) {
    const reason = findRejection(raw, now);
    if (reason === null) plausible.push(raw);
    else validation.rejected.push({ raw, reason });
  }
  for (const raw of plausible.toSorted((a, b) => a.at - b.at)) validateNext(validation, raw);
  return validation;
}

/**
 * @param at the time of the newest position, regardless of its receipt; unix seconds
 * @param aliveAt the time of the newest report without a position: the vehicle is still where it was
 */
export function getMotion(
  { speed, at, aliveAt }: { speed: number; at: number; aliveAt?: number | null },
  now: number,
): Motion {
  if (now - Math.max(at, aliveAt ?? 0) > OFFLINE_AFTER) return 'offline';
  return now - at <= OFFLINE_AFTER && speed >= MIN_MOVING_SPEED ? 'moving' : 'stopped';
}
