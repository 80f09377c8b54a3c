import { clearBest, considerRoute } from './insertion.ts';
import { minimizeRoutes } from './minimize-routes.ts';
import { considerEmptyDuties, insertAbsent, listAbsent } from './recreation.ts';
import { createClock, type SearchBudget, type SearchClock, type SearchControl, splitBudget } from './search-clock.ts';
import { listTrips } from './search-day.ts';
import { type SearchFleet, setEnds } from './search-fleet.ts';
import type { SearchProblem } from './search-problem.ts';
import { findType, isAllowed, setVisits, updateRoute } from './evaluate-route.ts';
import { createRoute, isEmpty, type SearchRoute } from './search-route.ts';
import { accept, createRun, reject, resetTo, ruinAndRecreate, type SearchRun } from './search-run.ts';
import {
  ABSENT,
  copyState,
  countRoutes,
  createState,
  dropAbsent,
  fillRoute,
  IMPOSSIBLE,
  type SearchState,
  setCost,
} from './search-state.ts';

/** Visits in order, and the latest departure that makes the route as short as possible. */
export type ImprovedRoute = {
  visits: number[];
  type: number;
  departAt: number;
  /** The index of the duty in a fleet, whose vehicles make several trips. */
  duty?: number;
};
/** `absent`: requests without a route. */
export type ImprovedRoutes = { routes: ImprovedRoute[]; absent: number[]; cost: number; iterations: number };

export type ImproveOptions = {
  seed: number;
  budget: SearchBudget;
  control: SearchControl;
  /** Visits of routes to start from; with a fleet, of each of its duties. */
  initial?: readonly (readonly number[])[];
  /** Fewest routes first, then the lowest cost. */
  routesFirst: boolean;
  /** The best so far, when it has improved. */
  onProgress?: (progress: ImprovedRoutes) => void;
  /** Milliseconds between two reports, at least. */
  reportEvery?: number;
};

/** The shares of the budget that go into fewer routes, at most: in the first start, and in each later one. */
const FIRST_SHARE = 0.2;
const NEXT_SHARE = 0.08;
/** The same where the number of routes is limited, and a plan with more of them is useless. */
const LIMIT_SHARE = 0.7;
/** With few vehicles, a start can lead to a dead end; small problems have time for several. */
const STARTS = 3;
const MAX_RESTARTED = 150;
/** Temperatures as multiples of the average cost of a visit. */
const HOT = 0.5;
const COLD = 0.005;

/** Whether a route respects the windows and limits of the problem, as initial routes have to. */
function isPossible(visits: readonly number[], problem: SearchProblem, duty: number): boolean {
  const route = createRoute();
  if (problem.fleet) setEnds(route, duty, problem.fleet);
  setVisits(route, visits, problem);
  return isAllowed(route, problem);
}

/** Requests that fit on no route would otherwise be tried in every iteration. */
function markImpossible({ problem, current, candidate, insertion }: SearchRun): void {
  const empty = createRoute();
  if (!problem.fleet) updateRoute(empty, problem);
  for (let request = 0; request < problem.requestCount; request += 1) {
    if (current.routeOf[request] !== ABSENT) continue;
    clearBest(insertion);
    // Nothing is in the candidate yet.
    if (problem.fleet) considerEmptyDuties(candidate, insertion, request, problem.fleet);
    else considerRoute(insertion, empty, 0, request);
    if (insertion.best.route >= 0) continue;
    current.routeOf[request] = IMPOSSIBLE;
    current.absent -= 1;
  }
}

/** Completes the current solution with as many routes as needed. */
function insertAllAbsent(run: SearchRun): void {
  const { problem, current, removal, keys, random, insertion } = run;
  const count = listAbsent(current, removal.absent, { keys, random, earlier: null, returning: 0 });
  insertAbsent(current, insertion, removal.absent, { count, maxRoutes: Infinity });
  setCost(current, problem);
  current.touched.fill(0);
  copyState(current, run.best);
  resetTo(run, current);
}

function start(run: SearchRun, initial: ImproveOptions['initial'] = []): void {
  const { problem, current } = run;
  const possible = problem.fleet
    ? initial.map((visits, duty) => (isPossible(visits, problem, duty) ? visits : []))
    : initial.filter((visits) => isPossible(visits, problem, 0));
  possible.forEach((visits, i) => {
    fillRoute(current, i, visits, problem);
  });
  markImpossible(run);
  insertAllAbsent(run);
}

/** Simulated annealing over ruin and recreate. */
function minimizeCost(run: SearchRun, clock: SearchClock): void {
  const { problem, candidate, current, best, random } = run;
  // Routes that are too many already have to go by themselves.
  const maxRoutes = Math.max(problem.maxRoutes, countRoutes(best));
  let routeCount = countRoutes(current);
  while (clock.next()) {
    ruinAndRecreate(run, { routeCount, maxRoutes });
    const isAccepted =
      (candidate.absent === 0 || problem.fleet !== null) &&
      candidate.cost < current.cost - clock.temperature() * Math.log(random.fraction());
    if (!isAccepted) {
      reject(run);
      continue;
    }
    accept(run);
    routeCount = countRoutes(current);
    if (current.cost < best.cost) copyState(current, best);
  }
}

const toRoute = (route: SearchRoute, problem: SearchProblem): ImprovedRoute => ({
  visits: Array.from(route.visits.subarray(1, route.length - 1)),
  type: findType(route, problem),
  departAt: route.departAt,
});

const toTrips = (route: SearchRoute, duty: number, problem: SearchProblem, { type }: SearchFleet): ImprovedRoute[] =>
  listTrips(route, problem).map(({ from, to, departAt }) => ({
    visits: Array.from(route.visits.subarray(from, to + 1)),
    type: type[duty] as number,
    departAt,
    duty,
  }));

const toImproved = ({ routes, routeOf, cost }: SearchState, problem: SearchProblem, iterations: number) => ({
  routes: routes.flatMap((route, i) => {
    if (isEmpty(route)) return [];
    return problem.fleet ? toTrips(route, i, problem, problem.fleet) : [toRoute(route, problem)];
  }),
  absent: Array.from(routeOf.keys()).filter((request) => (routeOf[request] as number) < 0),
  cost,
  iterations,
});

/** Reports the best so far each time that it is looked at and has improved. */
function createReporter({ best, problem }: SearchRun, { control, onProgress, reportEvery = 0 }: ImproveOptions) {
  let [reportedCost, reportedAt] = [best.cost, control.now()];
  return (iterations: number) => {
    if (!onProgress || best.cost >= reportedCost || control.now() - reportedAt < reportEvery) return;
    [reportedCost, reportedAt] = [best.cost, control.now()];
    onProgress(toImproved(best, problem, iterations));
  };
}

/** Removes all requests and inserts them in another order. */
function restart(run: SearchRun): void {
  const { problem, current } = run;
  for (let request = 0; request < problem.requestCount; request += 1) {
    if (current.routeOf[request] === IMPOSSIBLE) continue;
    current.routeOf[request] = ABSENT;
    current.absent += 1;
  }
  for (let i = 0; i < current.routes.length; i += 1)
    if (!isEmpty(current.routes[i] as SearchRoute)) dropAbsent(current, i, problem);
  insertAllAbsent(run);
}

/** The cost without that of routes; of a fleet also without that of absent requests. */
const travelCostOf = (best: SearchState, { costPerRoute, fleet }: SearchProblem) =>
  fleet
    ? best.routes.reduce((sum, { travelCost }) => sum + travelCost, 0)
    : best.cost - costPerRoute * countRoutes(best);

/** Fewer routes, if there may be too many. Leaves the result in `best`. */
function reduceRoutes(run: SearchRun, clock: SearchClock, target: number): number {
  if (countRoutes(run.best) <= target) return 0;
  minimizeRoutes(run, clock, target);
  return clock.iteration();
}

/**
 * Improves routes until the budget is spent: ruin and recreate (see `removeStrings`) in two phases, the first of which
 * reduces the number of routes, following R. Bent and P. Van Hentenryck ("A two-stage hybrid algorithm for pickup and
 * delivery vehicle routing problems with time windows", Computers & Operations Research 33, 2006).
 */
export function improveRoutes(problem: SearchProblem, options: ImproveOptions): ImprovedRoutes {
  const { budget, control, routesFirst } = options;
  const startedAt = control.now();
  const run = createRun(problem, options.seed);
  start(run, options.initial);
  const { best } = run;
  if (problem.requestCount === 0) return toImproved(best, problem, 0);
  const overall = createState(problem);
  copyState(best, overall);
  const unit = travelCostOf(best, problem) / Math.max(1, problem.visitCount - 1);
  const temperatures = { from: unit * HOT, to: unit * COLD };
  const report = createReporter(run, options);
  const starts = routesFirst && !problem.fleet && problem.requestCount <= MAX_RESTARTED ? STARTS : 1;
  const shares = [routesFirst ? FIRST_SHARE : LIMIT_SHARE];
  let iterations = 0;
  const openClock = (share: SearchBudget) => {
    const before = iterations;
    return createClock(share, temperatures, { ...control, onCheck: (iteration) => report(before + iteration) });
  };
  for (let i = 0; i < starts; i += 1) {
    if (i > 0) restart(run);
    // The routes of a fleet are its vehicles: how many trips they make is part of the cost.
    const first = problem.fleet ? Infinity : Math.min(problem.maxRoutes, routesFirst ? 1 : Infinity);
    const target = i > 0 ? countRoutes(overall) : first;
    iterations += reduceRoutes(run, openClock(splitBudget(budget, shares[i] ?? NEXT_SHARE)), target);
    if (i > 0 && countRoutes(best) > countRoutes(overall)) copyState(overall, best);
    resetTo(run, best);
    const rest = {
      iterations: budget.iterations - iterations,
      milliseconds: budget.milliseconds - (control.now() - startedAt),
    };
    const clock = openClock(splitBudget(rest, 1 / (starts - i)));
    minimizeCost(run, clock);
    iterations += clock.iteration();
    if (best.cost < overall.cost) copyState(best, overall);
  }
  return toImproved(overall, problem, iterations);
}
