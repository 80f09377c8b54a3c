import type { RoutingProblem } from 'shared-contracts/planner';
import { PLANNING_KMH } from 'shared-contracts/values/plans';
import { DETOUR, EARTH_RADIUS_KM } from '../../network/geo/great-circle.rules.ts';

/** Metres by road from one location to another, by their indexes. */
export type Metres = (from: number, to: number) => number;

const SECONDS_PER_METRE = 3_600 / (PLANNING_KMH * 1_000);
/** Whole seconds, so that the same plan comes out on every machine. */
export const secondsOf = (metres: number) => Math.round(metres * SECONDS_PER_METRE);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As `estimatedKm` guesses it, but by the chord between points of a ball: the angles are worked out once for each place and not for each pair. */
function estimated(locations: RoutingProblem['locations']): Metres {
  const ball = new Float64Array(locations.length * 3);
  locations.forEach(([longitude, latitude], i) => {
    const across = Math.cos(radians(latitude));
    ball.set(
      [across * Math.cos(radians(longitude)), across * Math.sin(radians(longitude)), Math.sin(radians(latitude))],
      i * 3,
    );
  });
  const at = (i: number) => ball[i] as number;
  const scale = 2 * EARTH_RADIUS_KM * DETOUR * 1_000;
  return (from, to) => {
    const [x, y, z] = [at(from * 3) - at(to * 3), at(from * 3 + 1) - at(to * 3 + 1), at(from * 3 + 2) - at(to * 3 + 2)];
    return Math.round(scale * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2)));
  };
}

/** By the matrix, if the problem has one. */
export function metresOf({ locations, matrices }: Pick<RoutingProblem, 'locations' | 'matrices'>): Metres {
  if (!matrices) return estimated(locations);
  const { distances } = matrices.car;
  return (from, to) => (distances[from] as number[])[to] as number;
}
