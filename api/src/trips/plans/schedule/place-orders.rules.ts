import type { RoutingStep } from 'shared-contracts/trips/planner';
import { createTravel } from '../../../network/public.ts';
import { planStops } from '../../itinerary/trip-plan.rules.ts';
import type { MergedStop } from '../../itinerary/trip-stops.rules.ts';
import { findBestRoute } from '../../planner/routing/best-route.rules.ts';
import { insertVisit } from '../../planner/routing/insertion.rules.ts';
import {
  evaluateRoute,
  isCheaper,
  type PlannedRoute,
  type RouteCost,
  type Visit,
} from '../../planner/routing/route.rules.ts';
import { canMerge, mergeStep, toVisit, toVisits } from '../../planner/routing/visits.rules.ts';
import type { StopOrder } from '../state/plan-state.ts';
import { toOrderRoute } from './order-routes.rules.ts';
import type { DeskOrder } from './plan-order.ts';
import { type RouteOptions, toRoute, toStops, toTripOrders, type TripOrders } from './stop-route.rules.ts';

/** More visits are arranged by the simpler rules of the itinerary, because the search takes cubic time. */
const MAX_SEARCHED_VISITS = 40;

/** A route that visits the first stop of an order at an index. */
type FirstStep = { route: PlannedRoute; first: number };

/** Adds the further stops of an order behind its first one: to a visit of the same place, or where they fit best. */
function addLaterSteps(
  { route, first }: FirstStep,
  index: number,
  start: number,
  { steps, travel }: TripOrders,
): PlannedRoute {
  let [extended, previous] = [route, first];
  for (const [i, step] of (steps[index] ?? []).slice(1).entries()) {
    const level = i + 1;
    const same = extended.findIndex((visit, at) => at > previous && canMerge(visit, level, step));
    if (same >= 0) extended = extended.with(same, mergeStep(extended[same] as Visit, index, step));
    else {
      const visit = toVisit(index, level, step);
      extended = insertVisit(extended, visit, { start, travel, stopWhenLate: false }) ?? [...extended, visit];
    }
    previous = extended.findLastIndex(({ orders }) => orders.includes(index));
  }
  return extended;
}

/** @param at index of a visit; null: anywhere */
function listFirstSteps(route: PlannedRoute, index: number, step: RoutingStep, at: number | null): FirstStep[] {
  const merge = (first: number) => {
    const visit = route[first];
    return visit && canMerge(visit, 0, step)
      ? [{ route: route.with(first, mergeStep(visit, index, step)), first }]
      : [];
  };
  const insert = (first: number) => ({ route: route.toSpliced(first, 0, toVisit(index, 0, step)), first });
  if (at !== null) {
    const merged = [...merge(at), ...merge(at - 1)];
    return merged.length > 0 ? merged : [insert(at)];
  }
  const positions = Array.from({ length: route.length + 1 }, (_, position) => position);
  return [...positions.flatMap(merge), ...positions.map(insert)];
}

function placeOrder(route: PlannedRoute, index: number, at: number | null, trip: TripOrders): PlannedRoute {
  let best: { route: PlannedRoute; cost: RouteCost } | null = null;
  for (const option of listFirstSteps(route, index, trip.steps[index]?.[0] as RoutingStep, at)) {
    const start = trip.startOf(option.route);
    const extended = addLaterSteps(option, index, start, trip);
    const cost = evaluateRoute(extended, start, trip.travel, trip.driving);
    if (!best || isCheaper(cost, best.cost)) best = { route: extended, cost };
  }
  return best?.route ?? route;
}

/**
 * Adds orders to a trip without reordering its stops.
 * @param position index of the stop at which the first pickup goes; null for the cheapest place, lateness first
 */
export function placeOrders(
  stops: readonly StopOrder[],
  { present, added }: { present: readonly DeskOrder[]; added: readonly DeskOrder[] },
  position: number | null,
  options: RouteOptions,
): StopOrder[] {
  const trip = toTripOrders([...present, ...added], options);
  const { route: current, firstVisits } = toRoute(stops, trip);
  const at = position === null ? null : (firstVisits[position] ?? current.length);
  const route = added.reduce<PlannedRoute>(
    (extended, _order, i) => placeOrder(extended, present.length + i, at, trip),
    current,
  );
  return toStops(route, trip);
}

export const toStopOrder = ({ locationId, visits }: MergedStop): StopOrder => ({
  locationId,
  pickOrderIds: visits.filter(({ kind }) => kind === 'pickup').map(({ orderId }) => orderId),
  dropOrderIds: visits.filter(({ kind }) => kind === 'drop').map(({ orderId }) => orderId),
});

/** The best order of all stops: windows first, then distance. */
export function orderStops(orders: readonly DeskOrder[], options: RouteOptions): StopOrder[] {
  const trip = toTripOrders(orders, options);
  const indexes = orders.map((_order, index) => index);
  const visits = toVisits(trip.shipments, indexes);
  if (visits.length <= MAX_SEARCHED_VISITS) {
    const opens = Math.min(...visits.filter(({ level }) => level === 0).map((visit) => visit.opens));
    const start = options.startAt ?? Math.max(options.earliest, opens);
    return visits.length === 0 ? [] : toStops(findBestRoute(visits, start, trip.travel, trip.driving).route, trip);
  }
  const timings = new Map(orders.map((order) => [order.id, order]));
  const driveOptions = { travel: createTravel(options.roads), driving: trip.driving };
  const { stops } = planStops(orders.map(toOrderRoute), timings, options.startAt, null, driveOptions);
  return stops.map(toStopOrder);
}
