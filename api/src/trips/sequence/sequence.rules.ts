import type { OrderWindows } from '../../orders/public.ts';
import { planStop } from '../../orders/public.ts';
import type { Visit } from '../geofences/geofence.rules.ts';
import { searchStopOrder } from '../itinerary/search-stop-order.rules.ts';
import { findBestItinerary, planItinerary, type PlannedStop, type WayOptions } from '../itinerary/trip-plan.rules.ts';
import {
  type MergedStop,
  mergeStopsByDeadline,
  mergeStopsFrom,
  type OrderRoute,
  type Visit as PlannedVisit,
} from '../itinerary/trip-stops.rules.ts';

/** The stop at which an order is, if an earlier one was not reached. @param visits all open ones, in their order */
export function findStopOutOfSequence(visits: readonly Visit[], orderId: string): Visit | undefined {
  const reached = visits.find((visit) => visit.orderId === orderId && visit.arrivedAt !== null);
  const skipped = visits.find(({ arrivedAt }) => arrivedAt === null);
  return reached && skipped && skipped.stopPosition < reached.stopPosition ? reached : undefined;
}

/** The routes with only those of their visits that are still ahead. */
const toRemainingRoutes = (stops: readonly MergedStop[], routes: readonly OrderRoute[]): OrderRoute[] => {
  const ahead = new Set(stops.flatMap(({ visits }) => visits));
  return routes
    .map((route) => ({ ...route, visits: route.visits.filter((visit) => ahead.has(visit)) }))
    .filter(({ visits }) => visits.length > 0);
};

/**
 * Orders the stops that are still ahead from where the vehicle is: the best of a search, of the nearest one each time, of
 * the deadlines, and of the order that they have, so that no stop becomes late by it. Each pickup stays before its
 * drops.
 * @param at when the vehicle is at `current`, unix seconds
 */
export function reorderStops(
  current: MergedStop,
  remaining: readonly MergedStop[],
  routes: readonly OrderRoute[],
  timings: ReadonlyMap<string, OrderWindows>,
  at: number,
  ways: WayOptions = {},
): PlannedStop[] {
  const ahead = toRemainingRoutes(remaining, routes);
  const closesAt = (visit: PlannedVisit) => {
    const timing = timings.get(visit.orderId);
    return (timing && planStop(visit, timing).windowTo) ?? Infinity;
  };
  const plan = (stops: readonly MergedStop[]) => planItinerary([current, ...stops], timings, at, null, ways);
  const searched = searchStopOrder(ahead, timings, { after: { stop: current, at: plan([]).dropAt }, ...ways });
  return findBestItinerary(
    [
      plan(mergeStopsFrom(current.point, ahead)),
      plan(mergeStopsByDeadline(ahead, closesAt)),
      plan(remaining),
      ...(searched ? [plan(searched)] : []),
    ],
    ways.travel,
  ).stops.slice(1);
}
