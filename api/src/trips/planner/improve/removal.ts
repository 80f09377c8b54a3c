import { createNeighbours } from './neighbours.ts';
import type { Random } from './random.ts';
import { hasLimits, type SearchProblem } from './search-problem.ts';
import { ABSENT, dropAbsent, maxRouteCount, type SearchState } from './search-state.ts';
import { isAllowed } from './evaluate-route.ts';
import type { SearchRoute } from './search-route.ts';

/** Averages and limits of the paper: removed visits, and visits of a removed string. */
export type RemovalSettings = { averageRemoved: number; maxString: number };

/** The probability that a string keeps some visits in its middle, and that it keeps one more. */
const SPLIT = 0.5;
const SPLIT_MORE = 0.01;

export type Removal = {
  /** Absent requests, including the removed ones. */
  absent: Int32Array;
  /** Routes that lost visits, in their order. */
  routes: Int32Array;
  isRuined: Uint8Array;
  neighboursOf: (visit: number) => Int32Array;
};

export const createRemoval = (problem: SearchProblem): Removal => ({
  absent: new Int32Array(problem.requestCount),
  routes: new Int32Array(maxRouteCount(problem)),
  isRuined: new Uint8Array(maxRouteCount(problem)),
  neighboursOf: createNeighbours(problem),
});

const positionOf = (visit: number, { visits, length }: SearchRoute): number => {
  let position = 1;
  while (position < length && visits[position] !== visit) position += 1;
  return position;
};

/** Marks the requests of a string of visits around a position as absent. */
function markString(
  state: SearchState,
  route: SearchRoute,
  { position, length, random, problem }: { position: number; length: number; random: Random; problem: SearchProblem },
): void {
  const count = route.length - 2;
  let kept = 0;
  // The string procedure, or with a preserved substring the split string procedure.
  if (length > 1 && length < count && random.fraction() < SPLIT) {
    kept = 1;
    while (length + kept < count && random.fraction() >= 1 - SPLIT_MORE) kept += 1;
  }
  const span = length + kept;
  const lowest = Math.max(1, position - span + 1);
  const highest = Math.min(position, count - span + 1);
  const from = lowest + random.below(highest - lowest + 1);
  const keptFrom = kept === 0 ? -1 : from + 1 + random.below(Math.max(1, length - 1));
  for (let i = from; i < from + span; i += 1) {
    if (kept > 0 && i >= keptFrom && i < keptFrom + kept) continue;
    const request = problem.requestOf[route.visits[i] as number] as number;
    if (state.routeOf[request] !== ABSENT) {
      state.routeOf[request] = ABSENT;
      state.absent += 1;
    }
  }
}

/** Removes all requests of a route. */
export function removeRoute(state: SearchState, routeIndex: number, problem: SearchProblem): void {
  for (let request = 0; request < problem.requestCount; request += 1) {
    if (state.routeOf[request] !== routeIndex) continue;
    state.routeOf[request] = ABSENT;
    state.absent += 1;
  }
  dropAbsent(state, routeIndex, problem);
}

/**
 * Removes strings of visits from routes near a random visit: "adjacent string removal" of J. Christiaens and G. Vanden
 * Berghe, "Slack induction by string removals for vehicle routing problems", Transportation Science 54(2), 2020. Each
 * removed visit takes its whole request along. A route that waits too long without its removed visits, or becomes late
 * because a leg by road is longer than the detour was, is removed as a whole.
 */
export function removeStrings(
  state: SearchState,
  removal: Removal,
  {
    problem,
    random,
    settings,
    routeCount,
  }: {
    problem: SearchProblem;
    random: Random;
    settings: RemovalSettings;
    routeCount: number;
  },
): void {
  const { requestOf, visitCount } = problem;
  const checksLimits = hasLimits(problem);
  const average = (visitCount - 1) / Math.max(1, routeCount);
  const maxLength = Math.min(settings.maxString, average);
  const maxStrings = (4 * settings.averageRemoved) / (1 + maxLength) - 1;
  const strings = Math.floor(1 + random.fraction() * maxStrings);
  const seed = 1 + random.below(visitCount - 1);
  const near = removal.neighboursOf(seed);
  let ruined = 0;
  for (let i = -1; i < near.length && ruined < strings; i += 1) {
    const visit = i < 0 ? seed : (near[i] as number);
    const routeIndex = state.routeOf[requestOf[visit] as number] as number;
    if (routeIndex < 0 || removal.isRuined[routeIndex] === 1) continue;
    const route = state.routes[routeIndex] as SearchRoute;
    const longest = Math.min(route.length - 2, maxLength);
    const length = Math.floor(1 + random.fraction() * longest);
    markString(state, route, {
      position: positionOf(visit, route),
      length: Math.min(length, route.length - 2),
      random,
      problem,
    });
    removal.isRuined[routeIndex] = 1;
    removal.routes[ruined] = routeIndex;
    ruined += 1;
  }
  for (let i = 0; i < ruined; i += 1) {
    const routeIndex = removal.routes[i] as number;
    removal.isRuined[routeIndex] = 0;
    dropAbsent(state, routeIndex, problem);
    if (checksLimits && !isAllowed(state.routes[routeIndex] as SearchRoute, problem))
      removeRoute(state, routeIndex, problem);
  }
}
