import { createTravel } from '../../../network/public.ts';
import { planStops } from '../../itinerary/trip-plan.rules.ts';
import type { StopOrder } from '../state/plan-state.ts';
import { toOrderRoute } from './order-routes.rules.ts';
import { orderStops, toStopOrder } from './place-orders.rules.ts';
import type { DeskOrder } from './plan-order.ts';
import { scheduleStops } from './plan-schedule.rules.ts';
import { applyStops } from './resolve-stops.rules.ts';
import type { RouteOptions } from './stop-route.rules.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Late stops, seconds of lateness, and metres, compared lexicographically. */
function rankStops(stops: readonly StopOrder[], orders: readonly DeskOrder[], options: RouteOptions) {
  const { merged } = applyStops(stops, orders);
  const scheduled = scheduleStops(merged, new Map(orders.map((order) => [order.id, order])), options);
  return [
    scheduled.filter(({ late }) => late > 0).length,
    sum(scheduled.map(({ late }) => late)),
    sum(scheduled.map(({ metres }) => metres)),
  ];
}

const compareRanks = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

/** The best sequence of a trip's stops by its schedule. Keeps the current one unless another is better. */
export function findBestStops(
  current: readonly StopOrder[],
  orders: readonly DeskOrder[],
  options: RouteOptions,
): readonly StopOrder[] {
  const timings = new Map(orders.map((order) => [order.id, order]));
  const searched = planStops(orders.map(toOrderRoute), timings, options.startAt, null, {
    travel: createTravel(options.roads),
    ...(options.driving && { driving: options.driving }),
  }).stops.map(toStopOrder);
  const isPossible = orders.length > 0 && applyStops(current, orders).problem === null;
  return [...(isPossible ? [current] : []), orderStops(orders, options), searched]
    .map((stops) => ({ stops, rank: rankStops(stops, orders, options) }))
    .reduce((best, option) => (compareRanks(option.rank, best.rank) < 0 ? option : best)).stops;
}
