import type { OrderWindows } from '../../orders/public.ts';
import { planStop } from '../../orders/public.ts';
import type { Visit } from '../geofences/geofence.rules.ts';
import { searchStopOrder } from '../itinerary/search-stop-order.rules.ts';
import { findBestItinerary, planItinerary, type PlannedStop, type DriveOptions } from '../itinerary/trip-plan.rules.ts';
import {
  type MergedStop,
  mergeStopsByDeadline,
  mergeStopsFrom,
  type OrderRoute,
  type Visit as PlannedVisit,
} from '../itinerary/trip-stops.rules.ts';

/** The stop where an order is now, if an earlier one was not reached. @param visits all open ones, in order */
export function findStopOutOfSequence(visits: readonly Visit[], orderId: string): Visit | undefined {
  const reached = visits.find((visit) => visit.orderId === orderId && visit.arrivedAt !== null);
  const skipped = visits.find(({ arrivedAt }) => arrivedAt === null);
  return reached && skipped && skipped.stopPosition < reached.stopPosition ? reached : undefined;
}

/** The routes with only those of their visits that are still ahead. */
const toRemainingRoutes = (stops: readonly MergedStop[], routes: readonly OrderRoute[]): OrderRoute[] => {
  const ahead = new Set(stops.flatMap(({ visits }) => visits));
  return routes.map((route) => ({ ...route, visits: route.visits.filter((visit) => ahead.has(visit)) }));
};

/**
 * Sorts the stops ahead of the vehicle: the best of a search, of the nearest next stop, of the deadlines, and of the
 * current sequence, so that no stop becomes late because of it. Each pickup stays before its drops.
 * @param at when the vehicle is at `current`, in unix seconds
 */
export function reorderStops(
  current: MergedStop,
  remaining: readonly MergedStop[],
  routes: readonly OrderRoute[],
  timings: ReadonlyMap<string, OrderWindows>,
  at: number,
  driveOptions: DriveOptions = {},
): PlannedStop[] {
  const ahead = toRemainingRoutes(remaining, routes);
  const closesAt = (visit: PlannedVisit) => {
    const timing = timings.get(visit.orderId);
    return (timing && planStop(visit, timing).windowTo) ?? Infinity;
  };
  const plan = (stops: readonly MergedStop[]) => planItinerary([current, ...stops], timings, at, null, driveOptions);
  const searched = searchStopOrder(ahead, timings, { after: { stop: current, at: plan([]).dropAt }, ...driveOptions });
  return findBestItinerary(
    [
      plan(mergeStopsFrom(current.point, ahead)),
      plan(mergeStopsByDeadline(ahead, closesAt)),
      plan(remaining),
      ...(searched ? [plan(searched)] : []),
    ],
    driveOptions.travel,
  ).stops.slice(1);
}
