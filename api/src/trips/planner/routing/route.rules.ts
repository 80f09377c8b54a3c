import type { DrivingRule } from 'shared-contracts/trips/planner';
import { breakSeconds, excessDrive, NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import type { LocationTravel } from './travel.rules.ts';

/**
 * A visit of a location. `level`: 0 is the first stop of its orders, k the k-th after it. `service`: seconds of work;
 * `ready`: the earliest departure; `opens`–`latest`: the time in which all its orders can be served. Orders and
 * locations are indexes.
 */
export type Visit = {
  locationIndex: number;
  level: number;
  /** Set at the further pickups of its orders. */
  isPickup?: true;
  orders: readonly number[];
  service: number;
  ready: number;
  opens: number;
  latest: number;
};

/** Visits in order. */
export type PlannedRoute = readonly Visit[];

/** `late`: seconds of lateness over all visits, and of driving beyond the longest. Lower is better, lateness first. */
export type RouteCost = { late: number; metres: number };

export const isCheaper = (a: RouteCost, b: RouteCost) => a.late < b.late || (a.late === b.late && a.metres < b.metres);

/** Whether no order is dropped before its pickup, and the drops of each order stay in sequence. */
export function respectsPrecedence(route: PlannedRoute): boolean {
  for (let i = 0; i < route.length; i += 1) {
    const visit = route[i] as Visit;
    for (let j = i + 1; j < route.length; j += 1) {
      const later = route[j] as Visit;
      if (later.level < visit.level && later.orders.some((order) => visit.orders.includes(order))) return false;
    }
  }
  return true;
}

/** @param start when the last of the pickups opens, unix seconds */
export function evaluateRoute(
  route: PlannedRoute,
  start: number,
  travel: LocationTravel,
  driving: DrivingRule = NO_DRIVING_RULE,
): RouteCost {
  let [time, late, total, driven] = [start, 0, 0, 0];
  for (let i = 0; i < route.length; i += 1) {
    const { locationIndex, service, ready, latest } = route[i] as Visit;
    if (i > 0) {
      const from = (route[i - 1] as Visit).locationIndex;
      const leg = travel.metres(from, locationIndex);
      const seconds = travel.seconds(from, locationIndex, leg);
      total += leg;
      time += seconds + breakSeconds(driven, seconds, driving);
      late += excessDrive(driven, seconds, driving);
      driven += seconds;
    }
    if (time > latest) late += time - latest;
    time = Math.max(time + service, ready);
  }
  return { late, metres: total };
}

/**
 * The latest start with which the route ends no later and no visit becomes late: the trip does not leave early only to
 * wait at a stop.
 */
export function findLatestStart(
  route: PlannedRoute,
  start: number,
  travel: LocationTravel,
  driving: DrivingRule = NO_DRIVING_RULE,
): number {
  let [time, waited, slack, driven] = [start, 0, Infinity, 0];
  for (let i = 0; i < route.length; i += 1) {
    const { locationIndex, service, ready, latest } = route[i] as Visit;
    const from = i > 0 ? (route[i - 1] as Visit).locationIndex : locationIndex;
    const leg = i > 0 ? travel.seconds(from, locationIndex, travel.metres(from, locationIndex)) : 0;
    time += leg + breakSeconds(driven, leg, driving);
    driven += leg;
    // Waiting before this visit absorbs that much delay.
    slack = Math.min(slack, waited + latest - time);
    waited += Math.max(0, ready - service - time);
    time = Math.max(time + service, ready);
  }
  return start + Math.max(0, Math.min(slack, waited));
}
