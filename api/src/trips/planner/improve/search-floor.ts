import type { SearchProblem } from './search-problem.ts';
import type { SearchRoute } from './search-route.ts';

/**
 * Updates the pallet places and loading meters of a route, if they can be scarce at all: most problems skip this. A
 * vehicle of a fleet makes several trips, each of which begins with an empty floor; it stays covered in full until
 * then.
 */
export function updateFloor(route: SearchRoute, problem: SearchProblem): void {
  const { visits, length } = route;
  const { requestOf, first, last, fleet } = problem;
  let [pallets, meters, maxPallets, maxMeters, onBoard] = [0, 0, 0, 0, 0];
  route.pallets[0] = 0;
  route.meters[0] = 0;
  for (let i = 1; i < length; i += 1) {
    const visit = visits[i] as number;
    const request = requestOf[visit] as number;
    if (fleet && onBoard === 0) [pallets, meters] = [0, 0];
    pallets += problem.pallets[visit] as number;
    meters += problem.meters[visit] as number;
    if (request >= 0 && first[request] === visit) onBoard += 1;
    if (request >= 0 && last[request] === visit) onBoard -= 1;
    if (pallets > maxPallets) maxPallets = pallets;
    if (meters > maxMeters) maxMeters = meters;
    const isEmptied = fleet !== null && onBoard === 0;
    route.pallets[i] = isEmptied ? 0 : pallets;
    route.meters[i] = isEmptied ? 0 : meters;
  }
  route.maxPallets = maxPallets;
  route.maxMeters = maxMeters;
}

/** Whether a type of vehicle has enough floor for a route. */
export const hasFloor = (route: SearchRoute, problem: SearchProblem, type: number): boolean =>
  !problem.limitsFloor ||
  ((problem.typePallets[type] as number) >= route.maxPallets &&
    (problem.typeMeters[type] as number) >= route.maxMeters);
