import { breakSeconds } from '../../driver-hours/driving.rules.ts';
import { isDayAllowed, updateDay } from './search-day.ts';
import { hasFloor, updateFloor } from './search-floor.ts';
import type { SearchProblem } from './search-problem.ts';
import { isAnotherStop, isEmpty, reserve, type SearchRoute } from './search-route.ts';

/**
 * The shortest time that visits take, and the earliest departure with it, by joining visits one by one (T. Vidal et al.,
 * "A hybrid genetic algorithm with adaptive diversity management for a large class of vehicle routing problems with
 * time-windows", Computers & Operations Research 40, 2013, section 4.5).
 */
export function setSchedule(route: SearchRoute, problem: SearchProblem): void {
  const { place, placeCount, seconds, opens, closes, service } = problem;
  let [taken, waited, earliest, latest, driven] = [0, 0, opens[0] as number, closes[0] as number, 0];
  for (let i = 1; i < route.length; i += 1) {
    const visit = route.visits[i] as number;
    const previous = route.visits[i - 1] as number;
    const drive = seconds[(place[previous] as number) * placeCount + (place[visit] as number)] as number;
    const offset = taken + drive + breakSeconds(driven, drive, problem);
    driven += drive;
    const wait = Math.max(0, (opens[visit] as number) - offset - latest);
    waited += wait;
    taken = offset + wait + (service[visit] as number);
    earliest = Math.max((opens[visit] as number) - offset, earliest) - wait;
    latest = Math.min((closes[visit] as number) - offset, latest);
  }
  route.seconds = taken;
  route.waitSeconds = waited;
  route.departAt = earliest;
}

/** The longest wait at a place in the shortest schedule. */
export function longestWait(route: SearchRoute, problem: SearchProblem): number {
  const { place, placeCount, seconds, opens, service } = problem;
  let [time, longest, waited, driven] = [route.departAt, 0, 0, 0];
  for (let i = 1; i < route.length; i += 1) {
    const visit = route.visits[i] as number;
    const from = place[route.visits[i - 1] as number] as number;
    const to = place[visit] as number;
    const drive = seconds[from * placeCount + to] as number;
    time += drive + breakSeconds(driven, drive, problem);
    driven += drive;
    const wait = Math.max(0, (opens[visit] as number) - time);
    waited = from === to ? waited + wait : wait;
    if (waited > longest) longest = waited;
    time += wait + (service[visit] as number);
  }
  return longest;
}

function setForward(route: SearchRoute, problem: SearchProblem): void {
  const { place, placeCount, cost, seconds, opens, service } = problem;
  const { visits, start, space, weight } = route;
  let [time, travelCost, stops, driven, breaks] = [opens[0] as number, 0, 0, 0, 0];
  let [loadedSpace, loadedWeight, maxSpace, maxWeight] = [0, 0, 0, 0];
  start[0] = time;
  space[0] = 0;
  weight[0] = 0;
  for (let i = 1, from = 0; i < route.length; i += 1) {
    const visit = visits[i] as number;
    const to = place[visit] as number;
    const leg = from * placeCount + to;
    const drive = seconds[leg] as number;
    const rest = breakSeconds(driven, drive, problem);
    driven += drive;
    breaks += rest;
    time = Math.max(time + drive + rest, opens[visit] as number);
    start[i] = time;
    time += service[visit] as number;
    travelCost += cost[leg] as number;
    if (visit !== 0 && (to !== from || isAnotherStop(route, i, problem))) stops += 1;
    loadedSpace += problem.space[visit] as number;
    loadedWeight += problem.weight[visit] as number;
    space[i] = loadedSpace;
    weight[i] = loadedWeight;
    if (loadedSpace > maxSpace) maxSpace = loadedSpace;
    if (loadedWeight > maxWeight) maxWeight = loadedWeight;
    from = to;
  }
  route.maxSpace = maxSpace;
  route.maxWeight = maxWeight;
  route.travelCost = travelCost;
  route.drive = driven;
  route.breaks = breaks;
  route.stops = stops;
}

function setBackward(route: SearchRoute, { place, placeCount, seconds, closes, service }: SearchProblem): void {
  const { visits, latest } = route;
  let next = closes[visits[route.length - 1] as number] as number;
  latest[route.length - 1] = next;
  for (let i = route.length - 2; i >= 0; i -= 1) {
    const visit = visits[i] as number;
    const leg = (place[visit] as number) * placeCount + (place[visits[i + 1] as number] as number);
    next = Math.min(closes[visit] as number, next - (seconds[leg] as number) - (service[visit] as number));
    latest[i] = next;
  }
}

const allowsType = (route: SearchRoute, { requestOf, allowed, typeCount }: SearchProblem, type: number): boolean => {
  for (let i = 1; i < route.length - 1; i += 1)
    if (allowed[(requestOf[route.visits[i] as number] as number) * typeCount + type] === 0) return false;
  return true;
};

function setTypes(route: SearchRoute, problem: SearchProblem): void {
  route.typeSpace = 0;
  route.typeWeight = 0;
  route.typePallets = 0;
  route.typeMeters = 0;
  for (let type = 0; type < problem.typeCount; type += 1) {
    if (!allowsType(route, problem, type)) continue;
    route.typeSpace = Math.max(route.typeSpace, problem.typeSpace[type] as number);
    route.typeWeight = Math.max(route.typeWeight, problem.typeWeight[type] as number);
    route.typePallets = Math.max(route.typePallets, problem.typePallets[type] as number);
    route.typeMeters = Math.max(route.typeMeters, problem.typeMeters[type] as number);
  }
}

/** The first type that all requests allow and that can carry them; -1 if there is none. */
export function findType(route: SearchRoute, problem: SearchProblem): number {
  for (let type = 0; type < problem.typeCount; type += 1) {
    const carries =
      (problem.typeSpace[type] as number) >= route.maxSpace && (problem.typeWeight[type] as number) >= route.maxWeight;
    if (carries && hasFloor(route, problem, type) && allowsType(route, problem, type)) return type;
  }
  return -1;
}

/** Updates everything that follows from the visits of a route. */
export function updateRoute(route: SearchRoute, problem: SearchProblem): void {
  setBackward(route, problem);
  if (problem.limitsFloor) updateFloor(route, problem);
  if (problem.fleet) {
    updateDay(route, problem, problem.fleet);
    return;
  }
  setForward(route, problem);
  setTypes(route, problem);
  setSchedule(route, problem);
  route.cost = isEmpty(route)
    ? 0
    : problem.costPerRoute + route.travelCost + problem.costPerWaitSecond * (route.waitSeconds + route.breaks);
}

export function setVisits(route: SearchRoute, visits: readonly number[], problem: SearchProblem): void {
  const [start, end] = [route.visits[0] as number, route.visits[route.length - 1] as number];
  reserve(route, visits.length + 2);
  route.visits.set([start, ...visits, end]);
  route.length = visits.length + 2;
  updateRoute(route, problem);
}

/** Whether each visit is in time. */
function isInTime({ length, visits, start }: SearchRoute, { closes }: SearchProblem): boolean {
  for (let i = 0; i < length; i += 1) if ((start[i] as number) > (closes[visits[i] as number] as number)) return false;
  return true;
}

function countRequests({ visits, length }: SearchRoute, { first, requestOf }: SearchProblem): number {
  let count = 0;
  for (let i = 1; i < length - 1; i += 1) {
    const visit = visits[i] as number;
    if (first[requestOf[visit] as number] === visit) count += 1;
  }
  return count;
}

/** Whether a route whose visits are in time respects the other limits. */
const isWithinLimits = (route: SearchRoute, problem: SearchProblem): boolean =>
  route.stops <= problem.maxStops &&
  route.seconds <= problem.maxSeconds &&
  route.drive <= problem.maxDrive &&
  (problem.maxRequests === Infinity || countRequests(route, problem) <= problem.maxRequests) &&
  (problem.maxWaitSeconds === Infinity || longestWait(route, problem) <= problem.maxWaitSeconds) &&
  findType(route, problem) >= 0;

/** Whether a route respects the windows and limits of the problem. */
export const isAllowed = (route: SearchRoute, problem: SearchProblem): boolean =>
  isInTime(route, problem) &&
  (problem.fleet ? isDayAllowed(route, problem, problem.fleet) : isWithinLimits(route, problem));
