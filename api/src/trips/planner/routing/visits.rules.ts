import type { RoutingShipment, RoutingStep } from 'shared-contracts/trips/planner';
import { insertVisit } from './insertion.rules.ts';
import type { PlannedRoute, Visit } from './route.rules.ts';
import type { LocationTravel } from './travel.rules.ts';

/** The stops of a shipment, the pickup first. */
export const listSteps = ({ pickup, via = [], delivery }: RoutingShipment): RoutingStep[] => [pickup, ...via, delivery];

/** Whether a step can join a visit: the same location and level, with overlapping time windows. */
export const canMerge = (
  visit: Visit,
  level: number,
  { location_index, is_pickup, time_windows: [[from, to]] }: RoutingStep,
) =>
  visit.locationIndex === location_index &&
  visit.level === level &&
  Boolean(visit.isPickup) === Boolean(is_pickup) &&
  from <= visit.latest &&
  visit.opens <= to;

export const toVisit = (
  order: number,
  level: number,
  { location_index, service, is_pickup, time_windows: [[from, to]] }: RoutingStep,
): Visit => ({
  locationIndex: location_index,
  level,
  orders: [order],
  service,
  ready: from + service,
  opens: from,
  latest: to,
  ...(is_pickup && { isPickup: true }),
});

/** Adds an order to a visit: service times add up, time windows intersect. */
export const mergeStep = (
  visit: Visit,
  order: number,
  { service, time_windows: [[from, to]] }: RoutingStep,
): Visit => ({
  ...visit,
  orders: [...visit.orders, order],
  service: visit.service + service,
  ready: Math.max(visit.ready, from) + service,
  opens: Math.max(visit.opens, from),
  latest: Math.min(visit.latest, to),
});

/** The visits of several orders. Steps of the same location and level are merged. */
export function toVisits(shipments: readonly RoutingShipment[], orders: readonly number[]): Visit[] {
  const visits: Visit[] = [];
  for (const order of orders) {
    listSteps(shipments[order] as RoutingShipment).forEach((step, level) => {
      const index = visits.findIndex((visit) => canMerge(visit, level, step));
      if (index < 0) visits.push(toVisit(order, level, step));
      else visits[index] = mergeStep(visits[index] as Visit, order, step);
    });
  }
  return visits;
}

/** The visit with which a step can be merged; -1 if there is none. A loop, because it runs very often. */
function findVisitIndex(route: PlannedRoute, level: number, step: RoutingStep): number {
  for (let i = 0; i < route.length; i += 1) if (canMerge(route[i] as Visit, level, step)) return i;
  return -1;
}

/** Counts the steps of an order that need new visits. */
export const countNewVisits = (route: PlannedRoute, steps: readonly RoutingStep[]) =>
  steps.reduce((count, step, level) => (findVisitIndex(route, level, step) < 0 ? count + 1 : count), 0);

/** `canBeLate`: appends steps that would be late everywhere, instead of failing. */
type InsertedOrder = {
  order: number;
  steps: readonly RoutingStep[];
  start: number;
  travel: LocationTravel;
  canBeLate: boolean;
};

/**
 * Adds the steps of an order to a route: merges them with visits or inserts new ones at their best positions. Null if
 * late.
 */
export function insertOrder(
  route: PlannedRoute,
  { order, steps, start, travel, canBeLate }: InsertedOrder,
): PlannedRoute | null {
  let extended = route;
  for (let level = 0; level < steps.length; level += 1) {
    const step = steps[level] as RoutingStep;
    const index = findVisitIndex(extended, level, step);
    if (index >= 0) extended = extended.with(index, mergeStep(extended[index] as Visit, order, step));
    else {
      const visit = toVisit(order, level, step);
      const stopWhenLate = !canBeLate && level === steps.length - 1;
      const inserted = insertVisit(extended, visit, { start, travel, stopWhenLate });
      if (!inserted && !canBeLate) return null;
      extended = inserted ?? [...extended, visit];
    }
  }
  return extended;
}
