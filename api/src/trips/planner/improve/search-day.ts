import { breakSeconds } from '../../driver-hours/driving.rules.ts';
import { type SearchFleet, type SearchTrip, dutyOf } from './search-fleet.ts';
import type { TravelMatrix } from './search-input.ts';
import type { SearchProblem } from './search-problem.ts';
import { isAnotherStop, type SearchRoute } from './search-route.ts';

/** Whether a vehicle may and can carry a request. */
export const allowsDuty = (duty: number, request: number, problem: SearchProblem, { type }: SearchFleet): boolean => {
  const index = type[duty] as number;
  const visit = problem.first[request] as number;
  return (
    problem.allowed[request * problem.typeCount + index] === 1 &&
    (problem.space[visit] as number) <= (problem.typeSpace[index] as number) &&
    (problem.weight[visit] as number) <= (problem.typeWeight[index] as number) &&
    (problem.pallets[visit] as number) <= (problem.typePallets[index] as number) &&
    (problem.meters[visit] as number) <= (problem.typeMeters[index] as number)
  );
};

/**
 * Updates the route of a vehicle of a fleet. A trip begins with the first pickup after which something is on board and
 * ends when the vehicle is empty; the load counts in full until then. Legs to the first trip, between trips and home
 * belong to no trip. Each trip takes the shortest time that its windows allow, as in `setSchedule`, and ends as early
 * as possible, which leaves the most time for later trips. The limits of a trip are compared with the largest figure
 * of any trip.
 */
export function updateDay(route: SearchRoute, problem: SearchProblem, fleet: SearchFleet): void {
  const { place, placeCount, seconds, opens, closes, service, requestOf, first, last } = problem;
  const { visits, start } = route;
  const duty = dutyOf(route, fleet);
  const cost = fleet.costs[duty] as TravelMatrix;
  let [time, from] = [opens[visits[0] as number] as number, place[visits[0] as number] as number];
  let [onBoard, trips, travelCost, waited, breaks] = [0, 0, 0, 0, 0];
  let [taken, earliest, latest, driven, stops, loadedSpace, loadedWeight] = [0, 0, 0, 0, 0, 0, 0];
  let [maxStops, maxSeconds, maxDrive, maxSpace, maxWeight] = [0, 0, 0, 0, 0];
  start[0] = time;
  route.space[0] = 0;
  route.weight[0] = 0;
  for (let i = 1; i < route.length; i += 1) {
    const visit = visits[i] as number;
    const to = place[visit] as number;
    const leg = from * placeCount + to;
    const drive = seconds[leg] as number;
    const isOnTrip = onBoard > 0;
    const rest = isOnTrip ? breakSeconds(driven, drive, problem) : 0;
    const arrival = time + drive + rest;
    time = Math.max(arrival, opens[visit] as number);
    start[i] = time;
    time += service[visit] as number;
    travelCost += cost[leg] as number;
    const request = requestOf[visit] as number;
    if (request >= 0) {
      if (isOnTrip) {
        const offset = taken + drive + rest;
        const wait = Math.max(0, (opens[visit] as number) - offset - latest);
        waited += wait;
        breaks += rest;
        driven += drive;
        taken = offset + wait + (service[visit] as number);
        earliest = Math.max((opens[visit] as number) - offset, earliest) - wait;
        latest = Math.min((closes[visit] as number) - offset, latest);
        if (to !== from || isAnotherStop(route, i, problem)) stops += 1;
      } else {
        [trips, driven, stops, loadedSpace, loadedWeight] = [trips + 1, 0, 1, 0, 0];
        taken = service[visit] as number;
        earliest = Math.max(opens[visit] as number, arrival);
        latest = closes[visit] as number;
      }
      loadedSpace += problem.space[visit] as number;
      loadedWeight += problem.weight[visit] as number;
      if (first[request] === visit) onBoard += 1;
      if (last[request] === visit) onBoard -= 1;
      if (loadedSpace > maxSpace) maxSpace = loadedSpace;
      if (loadedWeight > maxWeight) maxWeight = loadedWeight;
      if (onBoard === 0) {
        if (stops > maxStops) maxStops = stops;
        if (taken > maxSeconds) maxSeconds = taken;
        if (driven > maxDrive) maxDrive = driven;
      }
    }
    route.space[i] = onBoard > 0 ? loadedSpace : 0;
    route.weight[i] = onBoard > 0 ? loadedWeight : 0;
    from = to;
  }
  const type = fleet.type[duty] as number;
  route.typeSpace = problem.typeSpace[type] as number;
  route.typeWeight = problem.typeWeight[type] as number;
  route.typePallets = problem.typePallets[type] as number;
  route.typeMeters = problem.typeMeters[type] as number;
  route.maxSpace = maxSpace;
  route.maxWeight = maxWeight;
  route.stops = maxStops;
  route.seconds = maxSeconds;
  route.drive = maxDrive;
  route.waitSeconds = waited;
  route.breaks = breaks;
  route.travelCost = trips === 0 ? 0 : travelCost;
  route.cost =
    trips === 0
      ? 0
      : (fleet.fixedCost[duty] as number) +
        trips * problem.costPerRoute +
        travelCost +
        problem.costPerWaitSecond * (waited + breaks);
}

/** The trips of a route, with their times. */
export function listTrips({ visits, length, start }: SearchRoute, problem: SearchProblem): SearchTrip[] {
  const { place, placeCount, seconds, opens, closes, service, requestOf, first, last } = problem;
  const trips: SearchTrip[] = [];
  let [onBoard, begin, taken, earliest, latest, driven] = [0, 0, 0, 0, 0, 0];
  for (let i = 1; i < length - 1; i += 1) {
    const visit = visits[i] as number;
    if (onBoard === 0) {
      // `start` is late enough for all that comes before.
      [begin, driven, taken] = [i, 0, service[visit] as number];
      [earliest, latest] = [start[i] as number, closes[visit] as number];
    } else {
      const drive = seconds[
        (place[visits[i - 1] as number] as number) * placeCount + (place[visit] as number)
      ] as number;
      const offset = taken + drive + breakSeconds(driven, drive, problem);
      const wait = Math.max(0, (opens[visit] as number) - offset - latest);
      driven += drive;
      taken = offset + wait + (service[visit] as number);
      earliest = Math.max((opens[visit] as number) - offset, earliest) - wait;
      latest = Math.min((closes[visit] as number) - offset, latest);
    }
    const request = requestOf[visit] as number;
    if (first[request] === visit) onBoard += 1;
    if (last[request] === visit) onBoard -= 1;
    if (onBoard === 0) trips.push({ from: begin, to: i, departAt: earliest, endAt: earliest + taken });
  }
  return trips;
}

/** Whether the requests of a trip may share it, and no wait in it is too long. */
function isTripAllowed({ visits }: SearchRoute, { from, to, departAt }: SearchTrip, problem: SearchProblem): boolean {
  const { place, placeCount, seconds, opens, service, requestOf, first, compatible, requestCount } = problem;
  let [requests, time, driven, waited] = [0, departAt, 0, 0];
  for (let i = from; i <= to; i += 1) {
    const visit = visits[i] as number;
    const request = requestOf[visit] as number;
    if (first[request] === visit) {
      requests += 1;
      for (let j = from; compatible && j < i; j += 1)
        if (compatible[request * requestCount + (requestOf[visits[j] as number] as number)] === 0) return false;
    }
    const before = i > from ? (place[visits[i - 1] as number] as number) : -1;
    const drive = before < 0 ? 0 : (seconds[before * placeCount + (place[visit] as number)] as number);
    time += drive + breakSeconds(driven, drive, problem);
    driven += drive;
    const wait = Math.max(0, (opens[visit] as number) - time);
    waited = before === place[visit] ? waited + wait : wait;
    if (waited > problem.maxWaitSeconds) return false;
    time += wait + (service[visit] as number);
  }
  return requests <= problem.maxRequests;
}

/** Whether a vehicle can make a route whose visits are in time. */
export function isDayAllowed(route: SearchRoute, problem: SearchProblem, fleet: SearchFleet): boolean {
  if (route.length === 2) return true;
  if (
    route.maxSpace > route.typeSpace ||
    route.maxWeight > route.typeWeight ||
    (problem.limitsFloor && (route.maxPallets > route.typePallets || route.maxMeters > route.typeMeters)) ||
    route.stops > problem.maxStops ||
    route.seconds > problem.maxSeconds ||
    route.drive > problem.maxDrive
  )
    return false;
  const duty = dutyOf(route, fleet);
  for (let i = 1; i < route.length - 1; i += 1)
    if (!allowsDuty(duty, problem.requestOf[route.visits[i] as number] as number, problem, fleet)) return false;
  const trips = listTrips(route, problem);
  return trips.every((trip) => isTripAllowed(route, trip, problem)) && fleet.allowsHours(duty, trips, route);
}
