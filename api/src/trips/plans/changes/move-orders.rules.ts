import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { placeOrders } from '../schedule/place-orders.rules.ts';
import type { DeskOrder } from '../schedule/plan-order.ts';
import { resolveStops } from '../schedule/resolve-stops.rules.ts';
import { removeOrders } from '../schedule/stop-route.rules.ts';
import { type DraftTrip, orderIdsOf } from '../state/plan-state.ts';
import type { OperationProblem } from './operation-problem.ts';
import { type ChangeContext, listOrders, type PlanDraft, setTrip } from './plan-draft.ts';

/** Why an order that is not in the plan cannot join it. */
function findOrderProblem(order: DeskOrder, field: string): OperationProblem | null {
  const { stage, liveTrip, isAccepted } = order;
  const number = formatOrderNumber(order);
  if (liveTrip)
    return {
      code: 'orderInTrip',
      field,
      message: liveTrip.number ? `Order ${number} is in trip ${liveTrip.number}` : `Order ${number} is in a trip`,
      params: { order: number, ...(liveTrip.number !== null && { trip: liveTrip.number }) },
    };
  if (stage === 'validated' && isAccepted) return null;
  return { code: 'orderNotFree', field, message: `Order ${number} is not free`, params: { order: number, stage } };
}

const tripCreated = (trip: DraftTrip, field: string): OperationProblem => ({
  code: 'tripCreated',
  field,
  message: `Trip ${trip.number} of the plan is created already`,
  params: { trip: trip.number },
});

const tripLocked = (trip: DraftTrip, field: string): OperationProblem => ({
  code: 'tripLocked',
  field,
  message: `Trip ${trip.number} of the plan is locked`,
  params: { trip: trip.number },
});

export function findEditableTrip({ trips }: PlanDraft, id: string, field: string): DraftTrip | OperationProblem {
  const trip = trips.get(id);
  if (!trip) return { code: 'tripNotFound', field, message: 'Trip not found' };
  if (trip.createdTripId !== null) return tripCreated(trip, field);
  return trip.isLocked ? tripLocked(trip, field) : trip;
}
export const isProblem = <Value extends object>(value: Value | OperationProblem): value is OperationProblem =>
  'code' in value;

/** Takes orders out of the trips of the plan. */
function takeOrders(draft: PlanDraft, orderIds: readonly string[], { orders }: ChangeContext): OperationProblem | null {
  const sources = new Map<string, Set<string>>();
  for (const [i, id] of orderIds.entries()) {
    const field = `orderIds.${i}`;
    const tripId = draft.tripByOrder.get(id);
    if (tripId === undefined) {
      const order = orders.get(id);
      if (!order) return { code: 'orderNotFound', field, message: 'Order not found' };
      const problem = draft.plannedBefore.has(id) ? null : findOrderProblem(order, field);
      if (problem) return problem;
    } else {
      const trip = findEditableTrip(draft, tripId, field);
      if (isProblem(trip)) return trip;
      sources.set(tripId, (sources.get(tripId) ?? new Set()).add(id));
    }
  }
  for (const [tripId, ids] of sources) {
    const trip = draft.trips.get(tripId) as DraftTrip;
    setTrip(draft, { ...trip, stops: removeOrders(trip.stops, ids) });
  }
  return null;
}

export const routeOptions = ({ earliest, roads = null, driving }: ChangeContext) => ({
  earliest,
  roads,
  ...(driving && { driving }),
});

/** Moves orders from where they are to a trip, or out of the plan. */
export function moveOrders(
  draft: PlanDraft,
  {
    orderIds: ids,
    toTripId,
    position,
  }: { orderIds: readonly string[]; toTripId: string | null; position: number | null },
  context: ChangeContext,
): OperationProblem | null {
  const orderIds = [...new Set(ids)];
  if (toTripId !== null) {
    const target = findEditableTrip(draft, toTripId, 'toTripId');
    if (isProblem(target)) return target;
  }
  const problem = takeOrders(draft, orderIds, context);
  if (problem || toTripId === null) return problem;
  const target = draft.trips.get(toTripId) as DraftTrip;
  const { stops, orders: present } = resolveStops(target, context.orders, routeOptions(context));
  const options = { startAt: target.startAt, ...routeOptions(context) };
  const added = listOrders(orderIds, context.orders);
  setTrip(draft, { ...target, stops: placeOrders(stops, { present, added }, position, options) });
  return null;
}

/** The orders of a trip that the organization may still carry. */
export const ordersOf = (trip: DraftTrip, { orders }: ChangeContext) => listOrders(orderIdsOf(trip), orders);
