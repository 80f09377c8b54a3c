import { createNeighbours } from './neighbours.ts';
import type { Random } from './random.ts';
import { isAllowed, updateRoute } from './evaluate-route.ts';
import { allowsDuty } from './search-day.ts';
import { dutyOf } from './search-fleet.ts';
import type { TravelMatrix } from './search-input.ts';
import { hasLimits, type SearchProblem } from './search-problem.ts';
import { createRoute, reserve, type SearchRoute } from './search-route.ts';

/** `firstAfter`: the position in the route behind which the first visit goes; `restAfter`: the same for the others. */
export type Insertion = { route: number; cost: number; firstAfter: number; restAfter: number };

export type InsertionSearch = {
  problem: SearchProblem;
  random: Random;
  /** The probability that a position is skipped ("blink"), out of 2^32, so that the search does not repeat itself. */
  blink: number;
  /** Reused for every check. */
  scratch: SearchRoute;
  neighboursOf: (visit: number) => Int32Array;
  /** The round in which each route was last considered. */
  consideredAt: Int32Array;
  round: number;
  best: Insertion;
};

export const createInsertionSearch = (problem: SearchProblem, random: Random, blink: number): InsertionSearch => ({
  problem,
  random,
  blink,
  scratch: createRoute(),
  neighboursOf: createNeighbours(problem),
  consideredAt: new Int32Array(problem.fleet?.dutyCount ?? problem.requestCount),
  round: 0,
  best: { route: -1, cost: Infinity, firstAfter: 0, restAfter: 0 },
});

export function clearBest({ best }: InsertionSearch): void {
  best.route = -1;
  best.cost = Infinity;
}

/** Writes the visits of a route with a request inserted, without anything that follows from them. */
function writeInserted(
  target: SearchRoute,
  route: SearchRoute,
  request: number,
  { firstAfter, restAfter }: Pick<Insertion, 'firstAfter' | 'restAfter'>,
  { first, next }: SearchProblem,
): void {
  const firstVisit = first[request] as number;
  let rest = 0;
  for (let visit = next[firstVisit] as number; visit !== 0; visit = next[visit] as number) rest += 1;
  reserve(target, route.length + 1 + rest);
  // From the back, so that a route can be its own target.
  let to = route.length + rest;
  for (let from = route.length - 1; from > restAfter; from -= 1, to -= 1)
    target.visits[to] = route.visits[from] as number;
  let position = to - rest + 1;
  for (let visit = next[firstVisit] as number; visit !== 0; visit = next[visit] as number, position += 1)
    target.visits[position] = visit;
  to -= rest;
  for (let from = restAfter; from > firstAfter; from -= 1, to -= 1) target.visits[to] = route.visits[from] as number;
  target.visits[to] = firstVisit;
  if (target !== route) for (let i = 0; i <= firstAfter; i += 1) target.visits[i] = route.visits[i] as number;
  target.length = route.length + 1 + rest;
}

export function insertRequest(
  route: SearchRoute,
  request: number,
  at: Pick<Insertion, 'firstAfter' | 'restAfter'>,
  problem: SearchProblem,
): void {
  writeInserted(route, route, request, at, problem);
  updateRoute(route, problem);
}

/** Whether requests, vehicle types and load allow a request on a route, regardless of positions. */
function mayShare(route: SearchRoute, request: number, problem: SearchProblem): boolean {
  // On the route of a fleet's vehicle, most limits apply to each trip.
  if (problem.fleet) return allowsDuty(dutyOf(route, problem.fleet), request, problem, problem.fleet);
  const { compatible, requestCount, requestOf, first, space, weight, onlyLoads, limitsFloor } = problem;
  const visit = first[request] as number;
  if (onlyLoads && route.length > 2) {
    if (route.maxSpace + (space[visit] as number) > route.typeSpace) return false;
    if (route.maxWeight + (weight[visit] as number) > route.typeWeight) return false;
    if (limitsFloor && route.maxPallets + (problem.pallets[visit] as number) > route.typePallets) return false;
    if (limitsFloor && route.maxMeters + (problem.meters[visit] as number) > route.typeMeters) return false;
  }
  if (!compatible) return true;
  const row = request * requestCount;
  for (let i = 1; i < route.length - 1; i += 1)
    if (compatible[row + (requestOf[route.visits[i] as number] as number)] === 0) return false;
  return true;
}

/**
 * Considers positions in a route and keeps the best so far. One long function on purpose: the search spends its time
 * here, and split up it makes a third fewer iterations.
 */
export function considerRoute(search: InsertionSearch, route: SearchRoute, routeIndex: number, request: number): void {
  const { problem, random, blink, best, scratch } = search;
  if (!mayShare(route, request, problem)) return;
  const { place, placeCount, seconds, opens, closes, service, next, first, fleet, limitsFloor } = problem;
  const { visits, start, latest, length } = route;
  const cost = fleet ? (fleet.costs[routeIndex] as TravelMatrix) : problem.cost;
  const checksLimits = hasLimits(problem);
  const opening = length === 2 ? problem.costPerRoute + (fleet ? (fleet.fixedCost[routeIndex] as number) : 0) : 0;
  if (opening >= best.cost) return;
  const maxSpace = length === 2 ? Infinity : route.typeSpace - (problem.space[first[request] as number] as number);
  const maxWeight = length === 2 ? Infinity : route.typeWeight - (problem.weight[first[request] as number] as number);
  const maxPallets =
    length === 2 ? Infinity : route.typePallets - (problem.pallets[first[request] as number] as number);
  const maxMeters = length === 2 ? Infinity : route.typeMeters - (problem.meters[first[request] as number] as number);
  const firstVisit = first[request] as number;
  const firstPlace = place[firstVisit] as number;
  const rest = next[firstVisit] as number;
  const restPlace = place[rest] as number;
  for (let i = 0; i < length - 1; i += 1) {
    const before = visits[i] as number;
    const beforePlace = place[before] as number;
    const legToFirst = beforePlace * placeCount + firstPlace;
    const arrival = (start[i] as number) + (service[before] as number) + (seconds[legToFirst] as number);
    if (arrival > (closes[firstVisit] as number)) break;
    if ((route.space[i] as number) > maxSpace || (route.weight[i] as number) > maxWeight) continue;
    if (limitsFloor && ((route.pallets[i] as number) > maxPallets || (route.meters[i] as number) > maxMeters)) continue;
    // A new route has a single position.
    if (length > 2 && random.isBelow(blink)) continue;
    const left = Math.max(arrival, opens[firstVisit] as number) + (service[firstVisit] as number);
    const costToFirst = opening + (cost[legToFirst] as number);
    const afterPlace = place[visits[i + 1] as number] as number;
    const replaced = length === 2 ? 0 : (cost[beforePlace * placeCount + afterPlace] as number);
    // j === i: the rest follows directly. j > i: the rest goes between j and j + 1.
    let time = left;
    let from = firstPlace;
    let base = costToFirst - replaced;
    for (let j = i; j < length - 1; j += 1) {
      if (j > i) {
        const visit = visits[j] as number;
        const visitPlace = place[visit] as number;
        if (j === i + 1) {
          base += cost[firstPlace * placeCount + visitPlace] as number;
          if (base >= best.cost) break;
        }
        time += seconds[from * placeCount + visitPlace] as number;
        if (time > (latest[j] as number)) break;
        if ((route.space[j] as number) > maxSpace || (route.weight[j] as number) > maxWeight) break;
        if (limitsFloor && ((route.pallets[j] as number) > maxPallets || (route.meters[j] as number) > maxMeters))
          break;
        time = Math.max(time, opens[visit] as number) + (service[visit] as number);
        from = visitPlace;
        if (random.isBelow(blink)) continue;
      }
      const followingPlace = place[visits[j + 1] as number] as number;
      let delta = base;
      if (j > i) delta -= cost[from * placeCount + followingPlace] as number;
      const legToRest = from * placeCount + restPlace;
      let restTime = time + (seconds[legToRest] as number);
      if (restTime > (closes[rest] as number)) break;
      delta += cost[legToRest] as number;
      if (delta >= best.cost) continue;
      restTime = Math.max(restTime, opens[rest] as number) + (service[rest] as number);
      let lastPlace = restPlace;
      for (let visit = next[rest] as number; visit !== 0; visit = next[visit] as number) {
        const leg = lastPlace * placeCount + (place[visit] as number);
        restTime += seconds[leg] as number;
        if (restTime > (closes[visit] as number)) restTime = Infinity;
        restTime = Math.max(restTime, opens[visit] as number) + (service[visit] as number);
        delta += cost[leg] as number;
        lastPlace = place[visit] as number;
      }
      const lastLeg = lastPlace * placeCount + followingPlace;
      if (restTime + (seconds[lastLeg] as number) > (latest[j + 1] as number)) continue;
      delta += cost[lastLeg] as number;
      if (delta >= best.cost) continue;
      if (checksLimits) {
        writeInserted(scratch, route, request, { firstAfter: i, restAfter: j }, problem);
        updateRoute(scratch, problem);
        if (!isAllowed(scratch, problem)) continue;
        // The number of trips, and what is waited, depend on the whole route.
        if (fleet) delta = scratch.cost - route.cost;
        if (delta >= best.cost) continue;
      }
      best.route = routeIndex;
      best.cost = delta;
      best.firstAfter = i;
      best.restAfter = j;
    }
  }
}
