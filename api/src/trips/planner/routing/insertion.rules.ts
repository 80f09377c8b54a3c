import type { PlannedRoute, Visit } from './route.rules.ts';
import type { LocationTravel } from './travel.rules.ts';

/** `stopWhenLate`: gives up as soon as the route is late, because a late route would be discarded. */
type InsertionOptions = { start: number; travel: LocationTravel; stopWhenLate: boolean };

/** Reused for all routes, because thousands of insertions are tried for a plan and nearly all fail. */
let [legs, legSeconds, deadlines] = [new Float64Array(64), new Float64Array(64), new Float64Array(64)];

/** Sets the metres and seconds from each visit to the next. */
function measureLegs(route: PlannedRoute, travel: LocationTravel): void {
  if (route.length > legs.length)
    [legs, legSeconds, deadlines] = [
      new Float64Array(route.length * 2),
      new Float64Array(route.length * 2),
      new Float64Array(route.length * 2),
    ];
  for (let i = 1; i < route.length; i += 1) {
    const [from, to] = [(route[i - 1] as Visit).locationIndex, (route[i] as Visit).locationIndex];
    const leg = travel.metres(from, to);
    legs[i - 1] = leg;
    legSeconds[i - 1] = travel.seconds(from, to, leg);
  }
}

/** Sets the latest arrival at each visit with which it and all later ones are in time. */
function setDeadlines(route: PlannedRoute): void {
  for (let i = route.length - 1, next = Infinity; i >= 0; i -= 1) {
    const { service, ready, latest } = route[i] as Visit;
    next = ready > next ? -Infinity : Math.min(latest, next - service);
    deadlines[i] = next;
    if (i > 0) next -= legSeconds[i - 1] as number;
  }
}

/** The first possible position of a visit: after the previous visit of its order. */
function firstPositionFor(route: PlannedRoute, { level, orders }: Visit): number {
  if (level === 0) return 0;
  let first = route.length;
  while (first > 0 && !(route[first - 1] as Visit).orders.includes(orders[0] as number)) first -= 1;
  return first;
}

/**
 * Inserts a visit where it adds the fewest metres without making later visits late. Null if there is no such position.
 */
export function insertVisit(
  route: PlannedRoute,
  visit: Visit,
  { start, travel, stopWhenLate }: InsertionOptions,
): PlannedRoute | null {
  measureLegs(route, travel);
  setDeadlines(route);
  const first = firstPositionFor(route, visit);
  let [best, fewestMetres, firstLate] = [-1, Infinity, Infinity];
  for (let position = 0, time = start; position <= route.length; position += 1) {
    if (position > 0) {
      const { service, ready, latest } = route[position - 1] as Visit;
      if (position > 1) time += legSeconds[position - 2] as number;
      if (time > latest && firstLate === Infinity) firstLate = position - 1;
      if (stopWhenLate && best < 0 && firstLate < position) return null;
      // Now the earliest departure from the previous visit.
      time = Math.max(time + service, ready);
    }
    if (position < first) continue;
    const before = position > 0 ? (route[position - 1] as Visit).locationIndex : visit.locationIndex;
    const metresTo = position > 0 ? travel.metres(before, visit.locationIndex) : 0;
    const arrival = position > 0 ? time + travel.seconds(before, visit.locationIndex, metresTo) : start;
    if (arrival > visit.latest) continue;
    const isLast = position === route.length;
    const after = isLast ? visit.locationIndex : (route[position] as Visit).locationIndex;
    const metresFrom = isLast ? 0 : travel.metres(visit.locationIndex, after);
    const departure = Math.max(arrival + visit.service, visit.ready);
    if (!isLast && departure + travel.seconds(visit.locationIndex, after, metresFrom) > (deadlines[position] as number))
      continue;
    const replacedLeg = position > 0 && !isLast ? (legs[position - 1] as number) : 0;
    const addedMetres = metresTo + metresFrom - replacedLeg;
    if (addedMetres < fewestMetres) [best, fewestMetres] = [position, addedMetres];
  }
  return best < 0 || (stopWhenLate && best > firstLate) ? null : route.toSpliced(best, 0, visit);
}
