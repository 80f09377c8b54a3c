import { clearBest, considerRoute, insertRequest, type InsertionSearch } from './insertion.ts';
import { toThreshold, type Random } from './random.ts';
import type { SearchFleet } from './search-fleet.ts';
import type { SearchProblem } from './search-problem.ts';
import type { SearchRoute } from './search-route.ts';
import { isEmpty } from './search-route.ts';
import { ABSENT, countRoutes, type SearchState } from './search-state.ts';

/** The sequences in which absent requests are inserted again, with their probabilities. */
const SORTS = ['random', 'demand', 'far', 'near', 'tight', 'early', 'late'] as const;
type Sort = (typeof SORTS)[number];
const SORT_WEIGHTS: Record<Sort, number> = { random: 4, demand: 4, far: 2, near: 1, tight: 2, early: 2, late: 2 };
const DRAWN_SORTS = SORTS.flatMap((sort) => Array.from({ length: SORT_WEIGHTS[sort] }, () => sort));

/** The key of each request by each sort; the lowest key returns first. */
export type SortKeys = Record<Exclude<Sort, 'random'>, Float64Array>;

export function createSortKeys(problem: SearchProblem): SortKeys {
  const { requestCount, first, last, place, placeCount, cost, opens, closes, space, weight } = problem;
  const byRequest = (keyOf: (first: number, last: number) => number) =>
    Float64Array.from({ length: requestCount }, (_, i) => keyOf(first[i] as number, last[i] as number));
  const maxOf = (values: Float64Array) => values.reduce((max, value) => Math.max(max, value), 1e-9);
  const [maxSpace, maxWeight] = [maxOf(problem.typeSpace), maxOf(problem.typeWeight)];
  const [maxPallets, maxMeters] = [maxOf(problem.typePallets), maxOf(problem.typeMeters)];
  const depotCost = (visit: number) => cost[place[visit] as number] as number;
  const pairCost = (a: number, b: number) => cost[(place[a] as number) * placeCount + (place[b] as number)] as number;
  const reach = (a: number, b: number) => depotCost(a) + depotCost(b) + pairCost(a, b);
  const width = (visit: number) => (closes[visit] as number) - (opens[visit] as number);
  return {
    demand: byRequest(
      (a) =>
        -Math.max(
          (space[a] as number) / maxSpace,
          (weight[a] as number) / maxWeight,
          (problem.pallets[a] as number) / maxPallets,
          (problem.meters[a] as number) / maxMeters,
        ),
    ),
    far: byRequest((a, b) => -reach(a, b)),
    near: byRequest(reach),
    tight: byRequest((a, b) => width(a) + width(b)),
    early: byRequest((a) => opens[a] as number),
    late: byRequest((_a, b) => -(closes[b] as number)),
  };
}

/** Fisher-Yates. */
function shuffle(requests: Int32Array, count: number, random: Random): void {
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const request = requests[i] as number;
    requests[i] = requests[j] as number;
    requests[j] = request;
  }
}

/** Insertion sort: there are few requests, and it is stable after the shuffle. */
function sortBy(requests: Int32Array, count: number, keys: Float64Array): void {
  for (let i = 1; i < count; i += 1) {
    const request = requests[i] as number;
    const key = keys[request] as number;
    let j = i - 1;
    while (j >= 0 && (keys[requests[j] as number] as number) > key) {
      requests[j + 1] = requests[j] as number;
      j -= 1;
    }
    requests[j + 1] = request;
  }
}

type AbsentOptions = {
  keys: SortKeys;
  random: Random;
  /** Requests that were already absent in this state return only in part, chosen at random. Null: all return. */
  earlier: SearchState | null;
  returning: number;
};

/** Puts the absent requests in a random order, or in one by size, distance or time windows. @returns how many */
export function listAbsent(
  state: SearchState,
  absent: Int32Array,
  { keys, random, earlier, returning }: AbsentOptions,
): number {
  let count = 0;
  for (let request = 0; request < state.routeOf.length; request += 1) {
    if (state.routeOf[request] !== ABSENT) continue;
    if (earlier && earlier.routeOf[request] === ABSENT && random.below(earlier.absent) >= returning) continue;
    absent[count] = request;
    count += 1;
  }
  shuffle(absent, count, random);
  const sort = DRAWN_SORTS[random.below(DRAWN_SORTS.length)] as Sort;
  if (sort !== 'random') sortBy(absent, count, keys[sort]);
  return count;
}

/** With more routes than this, mostly those near the request are considered. */
const MANY_ROUTES = 30;
/** The probability that all of them are considered even then. */
const ALL_ROUTES = toThreshold(0.05);
const NEAR_VISITS = 30;

function considerAllRoutes({ routes }: SearchState, search: InsertionSearch, request: number): void {
  for (let r = 0; r < routes.length; r += 1) {
    const route = routes[r] as SearchRoute;
    if (!isEmpty(route)) considerRoute(search, route, r, request);
  }
}

/** Considers the routes of the visits that are nearest to the ends of a request. */
function considerNearRoutes({ routes, routeOf }: SearchState, search: InsertionSearch, request: number): void {
  const { problem, neighboursOf, consideredAt } = search;
  search.round += 1;
  for (let end = 0; end < 2; end += 1) {
    const near = neighboursOf((end === 0 ? problem.last : problem.first)[request] as number);
    for (let i = 0; i < near.length && i < NEAR_VISITS; i += 1) {
      const r = routeOf[problem.requestOf[near[i] as number] as number] as number;
      if (r < 0 || consideredAt[r] === search.round) continue;
      consideredAt[r] = search.round;
      considerRoute(search, routes[r] as SearchRoute, r, request);
    }
  }
}

/** The index of a route without visits, -1 if there is none. */
function findEmptyRoute({ routes }: SearchState): number {
  let r = 0;
  while (r < routes.length && !isEmpty(routes[r] as SearchRoute)) r += 1;
  return r < routes.length ? r : -1;
}

/** Considers one unused vehicle of each kind. */
export function considerEmptyDuties(
  { routes }: Pick<SearchState, 'routes'>,
  search: InsertionSearch,
  request: number,
  { dutyCount, kind }: SearchFleet,
): void {
  let previous = -1;
  for (let duty = 0; duty < dutyCount; duty += 1) {
    const route = routes[duty] as SearchRoute;
    // Duties are sorted by kind.
    if (kind[duty] === previous || !isEmpty(route)) continue;
    previous = kind[duty] as number;
    considerRoute(search, route, duty, request);
  }
}

/**
 * Inserts absent requests one by one at their cheapest positions, skipping some: "greedy insertion with blinks" of the
 * paper cited at `removeStrings`. A request without a position stays absent.
 */
export function insertAbsent(
  state: SearchState,
  search: InsertionSearch,
  absent: Int32Array,
  { count, maxRoutes }: { count: number; maxRoutes: number },
): void {
  const { problem, best } = search;
  let used = countRoutes(state);
  for (let i = 0; i < count; i += 1) {
    const request = absent[i] as number;
    clearBest(search);
    if (used > MANY_ROUTES && !search.random.isBelow(ALL_ROUTES)) considerNearRoutes(state, search, request);
    else considerAllRoutes(state, search, request);
    if (problem.fleet) considerEmptyDuties(state, search, request, problem.fleet);
    const empty = !problem.fleet && used < maxRoutes ? findEmptyRoute(state) : -1;
    if (empty >= 0) considerRoute(search, state.routes[empty] as SearchRoute, empty, request);
    if (best.route < 0) continue;
    if (isEmpty(state.routes[best.route] as SearchRoute)) used += 1;
    insertRequest(state.routes[best.route] as SearchRoute, request, best, problem);
    state.routeOf[request] = best.route;
    state.touched[best.route] = 1;
    state.absent -= 1;
  }
}
