import type { RoutingProblem } from 'shared-contracts/trips/planner';
import { PLANNING_SPEED_KMH } from 'shared-contracts/values/trips/plans';
import { HOUR } from 'shared-contracts/values/time';
import { DETOUR_FACTOR, EARTH_RADIUS_KM } from '../../../platform/geometry/great-circle.rules.ts';

/** The metres by road from one location to another, by their indexes. */
export type DistanceFunction = (from: number, to: number) => number;

const SECONDS_PER_METRE = HOUR / (PLANNING_SPEED_KMH * 1_000);
/** Whole seconds, so that plans are the same on every machine. */
export const toTravelSeconds = (metres: number) => Math.round(metres * SECONDS_PER_METRE);

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Like `estimateRoadKm`, but by the chord between points on a sphere: needs trigonometric functions once per location
 * instead of once per pair.
 */
function estimateDistances(locations: RoutingProblem['locations']): DistanceFunction {
  const coordinates = new Float64Array(locations.length * 3);
  locations.forEach(([longitude, latitude], i) => {
    const radius = Math.cos(toRadians(latitude));
    coordinates.set(
      [radius * Math.cos(toRadians(longitude)), radius * Math.sin(toRadians(longitude)), Math.sin(toRadians(latitude))],
      i * 3,
    );
  });
  const at = (i: number) => coordinates[i] as number;
  const scale = 2 * EARTH_RADIUS_KM * DETOUR_FACTOR * 1_000;
  return (from, to) => {
    const [x, y, z] = [at(from * 3) - at(to * 3), at(from * 3 + 1) - at(to * 3 + 1), at(from * 3 + 2) - at(to * 3 + 2)];
    return Math.round(scale * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2)));
  };
}

/** Travel between locations, by their indexes. `seconds` takes the metres, for its estimate. */
export type LocationTravel = {
  metres: DistanceFunction;
  seconds: (from: number, to: number, metres: number) => number;
};

/** Distances at the average speed. */
export const toLocationTravel = (metres: DistanceFunction): LocationTravel => ({
  metres,
  seconds: (_from, _to, distance) => toTravelSeconds(distance),
});

const toFunction =
  (matrix: readonly number[][]): DistanceFunction =>
  (from, to) =>
    (matrix[from] as number[])[to] as number;

/** Uses the matrices of the problem, if it has any. */
export function createLocationTravel({
  locations,
  matrices,
}: Pick<RoutingProblem, 'locations' | 'matrices'>): LocationTravel {
  if (!matrices) return toLocationTravel(estimateDistances(locations));
  const { distances, durations } = matrices.car;
  const travel = toLocationTravel(toFunction(distances));
  return durations ? { ...travel, seconds: toFunction(durations) } : travel;
}
