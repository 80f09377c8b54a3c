import { setEnds } from './search-fleet.ts';
import type { SearchProblem } from './search-problem.ts';
import { setVisits, updateRoute } from './evaluate-route.ts';
import { copyRoute, createRoute, isEmpty, type SearchRoute } from './search-route.ts';

/** On no route yet. */
export const ABSENT = -1;
/** Fits on no route, not even alone. */
export const IMPOSSIBLE = -2;

/** A solution. Requests without a route are absent: no vehicle serves them yet. */
export type SearchState = {
  routes: SearchRoute[];
  /** The route of each request, `ABSENT` or `IMPOSSIBLE`. */
  routeOf: Int32Array;
  /** Routes that changed since the last copy, by their indexes. */
  touched: Uint8Array;
  cost: number;
  absent: number;
};

/** No solution needs more routes than requests; in a fleet, each duty is a route. */
export const maxRouteCount = ({ fleet, requestCount }: SearchProblem) => fleet?.dutyCount ?? requestCount;

export function createState(problem: SearchProblem): SearchState {
  const routes = Array.from({ length: maxRouteCount(problem) }, (_, i) => {
    const route = createRoute();
    if (problem.fleet) setEnds(route, i, problem.fleet);
    updateRoute(route, problem);
    return route;
  });
  return {
    routes,
    routeOf: new Int32Array(problem.requestCount).fill(ABSENT),
    touched: new Uint8Array(routes.length),
    cost: 0,
    absent: problem.requestCount,
  };
}

/** Copies the routes that `touched` marks as changed. */
export function copyTouched(from: SearchState, to: SearchState, touched: Uint8Array): void {
  for (let i = 0; i < touched.length; i += 1)
    if (touched[i] === 1) copyRoute(from.routes[i] as SearchRoute, to.routes[i] as SearchRoute);
  to.routeOf.set(from.routeOf);
  to.cost = from.cost;
  to.absent = from.absent;
}

export function copyState(from: SearchState, to: SearchState): void {
  for (let i = 0; i < from.routes.length; i += 1) copyRoute(from.routes[i] as SearchRoute, to.routes[i] as SearchRoute);
  to.routeOf.set(from.routeOf);
  to.cost = from.cost;
  to.absent = from.absent;
}

export function countRoutes({ routes }: SearchState): number {
  let count = 0;
  for (let i = 0; i < routes.length; i += 1) if (!isEmpty(routes[i] as SearchRoute)) count += 1;
  return count;
}

/** Sums up the costs of the routes. A fleet may be too small for some requests, which has its price. */
export function setCost(state: SearchState, { fleet }: SearchProblem): void {
  let cost = fleet ? fleet.costPerAbsent * state.absent : 0;
  for (let i = 0; i < state.routes.length; i += 1) cost += (state.routes[i] as SearchRoute).cost;
  state.cost = cost;
}

/** Removes those requests from a route that `routeOf` marks as absent. */
export function dropAbsent(state: SearchState, routeIndex: number, problem: SearchProblem): void {
  const route = state.routes[routeIndex] as SearchRoute;
  let length = 0;
  for (let i = 0; i < route.length; i += 1) {
    const visit = route.visits[i] as number;
    if (visit !== 0 && state.routeOf[problem.requestOf[visit] as number] === ABSENT) continue;
    route.visits[length] = visit;
    length += 1;
  }
  route.length = length;
  updateRoute(route, problem);
  state.touched[routeIndex] = 1;
}

/** Sets the visits of an empty route. */
export function fillRoute(state: SearchState, routeIndex: number, visits: readonly number[], problem: SearchProblem) {
  setVisits(state.routes[routeIndex] as SearchRoute, visits, problem);
  for (const visit of visits) state.routeOf[problem.requestOf[visit] as number] = routeIndex;
  state.absent -= new Set(visits.map((visit) => problem.requestOf[visit])).size;
}
