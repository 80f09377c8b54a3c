import { MINUTE } from 'shared-contracts/values/time';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import type { JudgedPosition } from '../telemetry/position.hooks.ts';
import { MIN_MOVING_SPEED } from '../telemetry/position.rules.ts';

/** An ongoing condition: when it started, in unix seconds, and where. */
export type Condition = { since: number; latitude: number; longitude: number; isRaised: boolean };

export type ConditionRule = {
  holds: (position: JudgedPosition) => boolean;
  /** Whether it has lasted long enough, or covered enough distance. */
  isReached: (condition: Condition, position: JudgedPosition) => boolean;
  /** A longer gap between positions ends the condition, since nobody knows what happened. Seconds. */
  maxGap: number;
};
type Result = { condition: Condition | null; raised: { condition: Condition; position: JudgedPosition } | null };

const MAX_GAP = 10 * MINUTE;
/** Inaccurate positions let a parked vehicle seem to move by less. */
const TOWED_KM = 0.3;
const KM_PER_DEGREE = 111.195;
/** How far roads deviate from the straight line between two stops, as a fraction of its length. */
const SWERVE = 0.2;

const begin = ({ at, latitude, longitude }: JudgedPosition): Condition => ({
  since: at,
  latitude,
  longitude,
  isRaised: false,
});

/**
 * Applies newer positions of a vehicle, oldest first. A condition that is reached is raised once, until a position
 * where it doesn't hold ends it. Returns the same object if nothing has changed.
 * @param previousAt the time of the position before these
 */
export function followCondition(
  before: Condition | null,
  positions: readonly JudgedPosition[],
  previousAt: number | null,
  { holds, isReached, maxGap }: ConditionRule,
): Result {
  let condition = before;
  let raised: Result['raised'] = null;
  let lastAt = previousAt;
  for (const position of positions) {
    const isInterrupted = lastAt !== null && position.at - lastAt > maxGap;
    if (!holds(position)) condition = null;
    else if (!condition || (isInterrupted && !condition.isRaised)) condition = begin(position);
    if (condition && !condition.isRaised && isReached(condition, position)) {
      condition = { ...condition, isRaised: true };
      raised ??= { condition, position };
    }
    lastAt = position.at;
  }
  return { condition, raised };
}

const lasts =
  (minutes: number): ConditionRule['isReached'] =>
  ({ since }, { at }) =>
    at - since >= minutes * MINUTE;

export const idlingRule = (minutes: number): ConditionRule => ({
  holds: ({ ignition, speed }) => ignition === true && speed < MIN_MOVING_SPEED,
  isReached: lasts(minutes),
  maxGap: MAX_GAP,
});

export const kmFromStart = ({ latitude, longitude }: Condition, position: JudgedPosition): number =>
  greatCircleKm([latitude, longitude], [position.latitude, position.longitude]);

/** Parked trackers report rarely, so silence doesn't end it. */
export const TOW_RULE: ConditionRule = {
  holds: ({ ignition }) => ignition === false,
  isReached: (condition, position) => kmFromStart(condition, position) >= TOWED_KM,
  maxGap: Infinity,
};

type LegOffset = { km: number; length: number };

/** The distance of a point from the straight line between two stops, on a plane around the point. */
function toOffset([latitude, longitude]: Point, from: Point, to: Point): LegOffset {
  const scale = Math.cos((latitude * Math.PI) / 180);
  const toPlane = ([lat, lon]: Point) => [(lon - longitude) * scale * KM_PER_DEGREE, (lat - latitude) * KM_PER_DEGREE];
  const [[fromX = 0, fromY = 0], [toX = 0, toY = 0]] = [toPlane(from), toPlane(to)];
  const [x, y] = [toX - fromX, toY - fromY];
  const length = Math.hypot(x, y);
  const fraction = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * x + fromY * y) / length ** 2));
  return { km: Math.hypot(fromX + fraction * x, fromY + fraction * y), length };
}

const offsetsOf = (point: Point, stops: readonly Point[]): LegOffset[] =>
  stops.map((stop, i) => toOffset(point, stops[i - 1] ?? stop, stop));

/** Kilometres from the nearest leg between these stops. */
export const kmFromRoute = (point: Point, stops: readonly Point[]): number =>
  Math.min(...offsetsOf(point, stops).map(({ km }) => km));

/** Roads swerve: on long legs the corridor is a fifth of the leg, where that is wider than the rule's. */
const isOffWay = (point: Point, stops: readonly Point[], corridorKm: number) =>
  stops.length > 0 && offsetsOf(point, stops).every(({ km, length }) => km > Math.max(corridorKm, length * SWERVE));

export const offRouteRule = (stops: readonly Point[], corridorKm: number, minutes: number): ConditionRule => ({
  holds: ({ latitude, longitude }) => isOffWay([latitude, longitude], stops, corridorKm),
  isReached: lasts(minutes),
  maxGap: MAX_GAP,
});
