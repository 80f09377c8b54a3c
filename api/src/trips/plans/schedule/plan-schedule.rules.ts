import { MINUTE } from 'shared-contracts/values/time';
import { planStop } from '../../../orders/public.ts';
import type { MergedStop } from '../../itinerary/trip-stops.rules.ts';
import { toMatrices } from '../../planner/problem.rules.ts';
import { toRoutedSteps } from '../../planner/packing/pack-trips.rules.ts';
import { findLatestStart, type Visit } from '../../planner/routing/route.rules.ts';
import { createLocationTravel } from '../../planner/routing/travel.rules.ts';
import type { DeskOrders } from './plan-order.ts';
import type { RouteOptions } from './stop-route.rules.ts';

/** Times in unix seconds, durations in seconds, distances in metres. */
export type ScheduledStop = {
  stop: MergedStop;
  arriveAt: number;
  startAt: number;
  leaveAt: number;
  drive: number;
  wait: number;
  late: number;
  metres: number;
  windowFrom: number | null;
  windowTo: number | null;
};

const withoutNull = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/**
 * The common window of all orders at a stop, the seconds of loading and unloading, and the earliest completion: orders
 * are handled one after the other, sorted by the start of their window.
 */
function windowOf({ visits }: MergedStop, orders: DeskOrders) {
  const planned = visits.flatMap((visit) => {
    const order = orders.get(visit.orderId);
    return order ? [planStop(visit, order)] : [];
  });
  const from = withoutNull(planned.map(({ windowFrom }) => windowFrom));
  const to = withoutNull(planned.map(({ windowTo }) => windowTo));
  return {
    windowFrom: from.length > 0 ? Math.max(...from) : null,
    windowTo: to.length > 0 ? Math.min(...to) : null,
    service: planned.reduce((sum, { handlingMinutes }) => sum + handlingMinutes, 0) * MINUTE,
    ready: planned
      .map(({ windowFrom, handlingMinutes }) => ({ opens: windowFrom ?? 0, seconds: handlingMinutes * MINUTE }))
      .toSorted((one, other) => one.opens - other.opens)
      .reduce((time, { opens, seconds }) => Math.max(time, opens) + seconds, 0),
  };
}

/**
 * The times of a trip at its stops, with its driver's breaks. Without a start, it begins as late as possible without
 * ending later or making a stop late, so that it does not leave early only to wait.
 * @param earliest start without windows, in unix seconds
 */
export function scheduleStops(
  stops: readonly MergedStop[],
  orders: DeskOrders,
  { startAt, earliest, roads, driving }: RouteOptions,
): ScheduledStop[] {
  const windows = stops.map((stop) => windowOf(stop, orders));
  const points = stops.map(({ point }) => point);
  const travel = createLocationTravel({
    locations: points.map(([latitude, longitude]) => [longitude, latitude] as const),
    ...(roads && { matrices: toMatrices(points, roads) }),
  });
  const route = windows.map(({ windowFrom, windowTo, service, ready }, locationIndex): Visit => ({
    locationIndex,
    level: 0,
    orders: [],
    service,
    ready,
    opens: windowFrom ?? 0,
    latest: windowTo ?? Infinity,
  }));
  const first = Math.max(windows[0]?.windowFrom ?? earliest, earliest);
  const steps = toRoutedSteps(route, startAt ?? findLatestStart(route, first, travel, driving), travel, driving);
  return steps.map(({ arrival, waiting_time, service, distance, travel_time }, i) => {
    const [stop, { windowFrom, windowTo }] = [stops[i] as MergedStop, windows[i] as (typeof windows)[number]];
    return {
      stop,
      arriveAt: arrival,
      startAt: arrival + waiting_time,
      leaveAt: arrival + waiting_time + service,
      drive: travel_time,
      wait: waiting_time,
      late: windowTo === null ? 0 : Math.max(0, arrival - windowTo),
      metres: distance,
      windowFrom,
      windowTo,
    };
  });
}
