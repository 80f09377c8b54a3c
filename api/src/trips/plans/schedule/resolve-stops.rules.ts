import { applyStopOrder, type MergedStop } from '../../itinerary/trip-stops.rules.ts';
import { type DraftTrip, orderIdsOf, type StopOrder } from '../state/plan-state.ts';
import { toOrderRoute } from './order-routes.rules.ts';
import { orderStops } from './place-orders.rules.ts';
import type { DeskOrder, DeskOrders } from './plan-order.ts';
import { removeOrders, type RouteOptions } from './stop-route.rules.ts';

/** Puts the stops of orders in the order of `stops`; `problem`: the first reason why that is impossible. */
export function applyStops(stops: readonly StopOrder[], orders: readonly DeskOrder[]) {
  const routes = orders.map(toOrderRoute);
  const points = new Map(routes.flatMap(({ visits }) => visits.map(({ locationId, point }) => [locationId, point])));
  const inputs = stops.map(({ locationId, pickOrderIds, dropOrderIds }) => ({
    locationId,
    contactId: null,
    pickOrderIds: [...pickOrderIds],
    dropOrderIds: [...dropOrderIds],
  }));
  const { stops: merged, problems } = applyStopOrder(routes, inputs, points);
  const [problem] = Object.entries(problems);
  return { merged, problem: problem ? { field: problem[0], ...problem[1] } : null };
}

export type ResolvedStops = {
  merged: MergedStop[];
  stops: readonly StopOrder[];
  orders: DeskOrder[];
  /** Orders that the organization may no longer carry. */
  gone: string[];
  /** The orders have other stops than when they were planned. */
  isChanged: boolean;
};

/** The stops of a trip as its orders have them now. */
export function resolveStops(
  draft: DraftTrip,
  deskOrders: DeskOrders,
  options: Omit<RouteOptions, 'startAt'>,
): ResolvedStops {
  const ids = orderIdsOf(draft);
  const gone = ids.filter((id) => !deskOrders.has(id));
  const orders = ids.flatMap((id) => deskOrders.get(id) ?? []);
  const stops = gone.length > 0 ? removeOrders(draft.stops, new Set(gone)) : draft.stops;
  const { merged, problem } = applyStops(stops, orders);
  if (!problem) return { merged, stops, orders, gone, isChanged: false };
  const ordered = orderStops(orders, { startAt: draft.startAt, ...options });
  return { merged: applyStops(ordered, orders).merged, stops: ordered, orders, gone, isChanged: true };
}
