import { removeRoute } from './removal.ts';
import type { SearchProblem } from './search-problem.ts';
import type { SearchClock } from './search-clock.ts';
import { isEmpty, type SearchRoute } from './search-route.ts';
import { accept, reject, resetTo, ruinAndRecreate, type SearchRun } from './search-run.ts';
import { ABSENT, copyState, countRoutes, type SearchState } from './search-state.ts';

/** How often each request was absent after an iteration, which measures how hard it is to place. */
type Absences = Float64Array;

const sumAbsences = ({ routeOf }: SearchState, absences: Absences): number => {
  let sum = 0;
  for (let request = 0; request < routeOf.length; request += 1)
    if (routeOf[request] === ABSENT) sum += absences[request] as number;
  return sum;
};

/** The route whose requests are the easiest to place elsewhere. */
function findEasiestRoute({ routes, routeOf }: SearchState, absences: Absences): number {
  const sums = new Float64Array(routes.length);
  for (let request = 0; request < routeOf.length; request += 1)
    if ((routeOf[request] as number) >= 0)
      sums[routeOf[request] as number] = (sums[routeOf[request] as number] as number) + (absences[request] as number);
  let easiest = -1;
  for (let i = 0; i < routes.length; i += 1) {
    if (isEmpty(routes[i] as SearchRoute)) continue;
    if (easiest < 0 || (sums[i] as number) < (sums[easiest] as number)) easiest = i;
  }
  return easiest;
}

/** A lower bound if no route can be loaded twice. */
export function minRouteCount(problem: SearchProblem): number {
  const { onlyLoads, space, weight, typeSpace, typeWeight, limitsFloor } = problem;
  if (!onlyLoads) return 1;
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const max = (values: Float64Array) => values.reduce((most, value) => Math.max(most, value), 0);
  const count = (loads: Float64Array, capacities: Float64Array) => Math.ceil(sum(loads) / max(capacities));
  const byFloor = limitsFloor
    ? [count(problem.pallets, problem.typePallets), count(problem.meters, problem.typeMeters)].filter(Number.isFinite)
    : [];
  return Math.max(1, count(space, typeSpace), count(weight, typeWeight), ...byFloor);
}

/**
 * Dissolves route after route and searches a solution without absent requests, weighting those that are often absent:
 * the fleet minimization of the paper cited at `removeStrings`. Leaves the complete solution with the fewest routes in
 * `best`, at best the target.
 */
export function minimizeRoutes(run: SearchRun, clock: SearchClock, target: number): void {
  const { problem, candidate, current, best, random } = run;
  const fewest = Math.max(target, minRouteCount(problem));
  const absences: Absences = new Float64Array(problem.requestCount);
  let routeCount = countRoutes(best);
  let sum = 0;
  const dissolve = () => {
    copyState(best, current);
    removeRoute(current, findEasiestRoute(current, absences), problem);
    current.touched.fill(0);
    resetTo(run, current);
    sum = sumAbsences(current, absences);
    routeCount -= 1;
  };
  if (routeCount <= fewest) return;
  dissolve();
  while (clock.next()) {
    ruinAndRecreate(run, { routeCount, maxRoutes: routeCount });
    if (candidate.absent === 0) {
      accept(run);
      copyState(current, best);
      routeCount = countRoutes(best);
      if (routeCount <= fewest) return;
      dissolve();
      continue;
    }
    const candidateSum = sumAbsences(candidate, absences);
    const isBetter =
      candidateSum < sum ||
      (candidateSum === sum && candidate.cost < current.cost - clock.temperature() * Math.log(random.fraction()));
    for (let request = 0; request < problem.requestCount; request += 1)
      if (candidate.routeOf[request] === ABSENT) absences[request] = (absences[request] as number) + 1;
    if (isBetter) accept(run);
    else reject(run);
    sum = sumAbsences(current, absences);
  }
}
