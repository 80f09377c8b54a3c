import type { DrivingRule, RoutingShipment, RoutingStep } from 'shared-contracts/trips/planner';
import type { RoadTable } from '../../../network/public.ts';
import { toRoutingProblem } from '../../planner/problem.rules.ts';
import { NO_DRIVING_RULE } from '../../driver-hours/driving.rules.ts';
import type { PlannedRoute, Visit } from '../../planner/routing/route.rules.ts';
import { createLocationTravel, type LocationTravel } from '../../planner/routing/travel.rules.ts';
import { listSteps, mergeStep, toVisit } from '../../planner/routing/visits.rules.ts';
import type { StopOrder } from '../state/plan-state.ts';
import type { DeskOrder } from './plan-order.ts';

/**
 * `earliest`: start without windows, in unix seconds; `roads`: absent if all legs are estimated; `driving`: absent if
 * there are no breaks.
 */
export type RouteOptions = {
  startAt: number | null;
  earliest: number;
  roads?: RoadTable | null;
  driving?: DrivingRule;
};

/** The orders of one trip by their indexes, in the form of the planner's rules. */
export type TripOrders = {
  orders: readonly DeskOrder[];
  shipments: readonly RoutingShipment[];
  /** The stops of each order. */
  steps: readonly (readonly RoutingStep[])[];
  locationIds: readonly string[];
  travel: LocationTravel;
  driving: DrivingRule;
  startOf: (route: PlannedRoute) => number;
};

export function toTripOrders(
  orders: readonly DeskOrder[],
  { startAt, earliest, roads, driving }: RouteOptions,
): TripOrders {
  const { problem, locationIds } = toRoutingProblem(orders, { types: [], earliest, ...(roads && { roads }) });
  return {
    orders,
    shipments: problem.shipments,
    steps: problem.shipments.map(listSteps),
    locationIds,
    travel: createLocationTravel(problem),
    driving: driving ?? NO_DRIVING_RULE,
    startOf: (route) => startAt ?? Math.max(earliest, route[0]?.opens ?? earliest),
  };
}

/** Joins stops that follow each other at one place, unless an order has two of them. */
function mergeNeighbours(stops: readonly StopOrder[]): StopOrder[] {
  const merged: StopOrder[] = [];
  for (const stop of stops) {
    const last = merged.at(-1);
    const ids = [...stop.pickOrderIds, ...stop.dropOrderIds];
    const isSeparate = ids.some((id) => last?.pickOrderIds.includes(id) || last?.dropOrderIds.includes(id));
    if (last?.locationId === stop.locationId && !isSeparate)
      merged[merged.length - 1] = {
        locationId: stop.locationId,
        pickOrderIds: [...last.pickOrderIds, ...stop.pickOrderIds],
        dropOrderIds: [...last.dropOrderIds, ...stop.dropOrderIds],
      };
    else merged.push(stop);
  }
  return merged;
}

export const toStops = (route: PlannedRoute, { orders, locationIds }: TripOrders): StopOrder[] =>
  mergeNeighbours(
    route.map(({ locationIndex, level, isPickup, orders: indexes }) => {
      const ids = indexes.map((index) => (orders[index] as DeskOrder).id);
      const isPick = level === 0 || isPickup === true;
      return {
        locationId: locationIds[locationIndex] as string,
        pickOrderIds: isPick ? ids : [],
        dropOrderIds: isPick ? [] : ids,
      };
    }),
  );

const isSameKind = (visit: Visit, level: number, step: RoutingStep) =>
  visit.level === level && Boolean(visit.isPickup) === Boolean(step.is_pickup);

/** The visits of stops, and the index of the first visit of each stop. The stops must be valid. */
export function toRoute(stops: readonly StopOrder[], { orders, steps }: TripOrders) {
  const indexes = new Map(orders.map(({ id }, index) => [id, index]));
  const progress = new Map<number, number>();
  const firstVisits: number[] = [];
  const route: Visit[] = [];
  for (const { pickOrderIds, dropOrderIds } of stops) {
    const first = route.length;
    firstVisits.push(first);
    for (const id of [...pickOrderIds, ...dropOrderIds]) {
      const index = indexes.get(id) as number;
      const level = progress.get(index) ?? 0;
      progress.set(index, level + 1);
      const step = steps[index]?.[level] as RoutingStep;
      const same = route.findIndex((visit, i) => i >= first && isSameKind(visit, level, step));
      if (same < 0) route.push(toVisit(index, level, step));
      else route[same] = mergeStep(route[same] as Visit, index, step);
    }
  }
  return { route, firstVisits };
}

/** Removes orders. Stops without orders go. */
export function removeOrders(stops: readonly StopOrder[], ids: ReadonlySet<string>): StopOrder[] {
  const without = (orderIds: readonly string[]) => orderIds.filter((id) => !ids.has(id));
  return mergeNeighbours(
    stops
      .map(({ locationId, pickOrderIds, dropOrderIds }) => ({
        locationId,
        pickOrderIds: without(pickOrderIds),
        dropOrderIds: without(dropOrderIds),
      }))
      .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0),
  );
}
