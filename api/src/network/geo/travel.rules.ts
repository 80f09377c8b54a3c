import { HOUR } from 'shared-contracts/values/time';
import { PLANNING_SPEED_KMH } from 'shared-contracts/values/trips/plans';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/**
 * A leg. `isEstimated`: computed from the straight line at an average speed, because the routing service doesn't know
 * it.
 */
export type Leg = { metres: number; seconds: number; isEstimated: boolean };
export type Travel = (from: Point, to: Point) => Leg;

const METRES_PER_KM = 1_000;

export const estimateLeg: Travel = (from, to) => {
  const km = estimateRoadKm([from, to]);
  return { metres: km * METRES_PER_KM, seconds: (km / PLANNING_SPEED_KMH) * HOUR, isEstimated: true };
};

/**
 * Distances by road between places, from each (row) to each (column). NaN if unknown. Plain data, so that it can be
 * sent to another thread.
 */
export type RoadTable = { indexes: ReadonlyMap<string, number>; metres: Float64Array; seconds: Float64Array };

/** About eleven metres: positions of a stationary vehicle are a single place. */
const KEY_DECIMALS = 4;
export const toRoadKey = ([latitude, longitude]: Point) =>
  `${latitude.toFixed(KEY_DECIMALS)},${longitude.toFixed(KEY_DECIMALS)}`;

/** Finds a leg by indexes. Undefined if unknown. */
export function findRoad({ indexes, metres, seconds }: RoadTable, from: number, to: number): Leg | undefined {
  const at = from * indexes.size + to;
  const [distance, duration] = [metres[at] as number, seconds[at] as number];
  return Number.isNaN(distance) || Number.isNaN(duration)
    ? undefined
    : { metres: distance, seconds: duration, isEstimated: false };
}

/** Travel with the legs of a table; unknown ones are estimated. @param roads null if all are estimated */
export function createTravel(roads: RoadTable | null | undefined): Travel {
  if (!roads) return estimateLeg;
  return (from, to) => {
    const [a, b] = [roads.indexes.get(toRoadKey(from)), roads.indexes.get(toRoadKey(to))];
    return (a !== undefined && b !== undefined && findRoad(roads, a, b)) || estimateLeg(from, to);
  };
}
