import type { PlanOrder, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import type { Dragged, DraggedOrder } from './drops.rules.ts';

export const fromPool = ({ id, number, shipperCode, isFlexible, vehicleTypes }: AvailableOrder): DraggedOrder => ({
  id,
  number,
  shipperCode,
  isFlexible,
  vehicleTypeIds: vehicleTypes.map((type) => type.id),
});

export const dragTrip = (trip: PlanTrip, orderById: ReadonlyMap<string, PlanOrder>): Dragged => ({
  kind: 'trip',
  trip,
  orders: trip.orderIds.flatMap((id) => orderById.get(id) ?? []),
});

/** Orders of a trip, or of the pool: there, a chosen order brings the other chosen ones along. */
export function dragOrder(
  id: string,
  {
    orderById,
    poolOrders,
    chosenOrderIds,
    tripOfOrder,
    tripById,
  }: {
    orderById: ReadonlyMap<string, PlanOrder>;
    poolOrders: ReadonlyMap<string, AvailableOrder>;
    chosenOrderIds: ReadonlySet<string>;
    tripOfOrder: ReadonlyMap<string, string>;
    tripById: ReadonlyMap<string, PlanTrip>;
  },
): Dragged | null {
  const planned = orderById.get(id);
  const fromTripId = tripOfOrder.get(id) ?? null;
  if (planned && fromTripId !== null) {
    const trip = tripById.get(fromTripId);
    return { kind: 'orders', orders: [planned], fromTripId, ...(trip?.isLocked && { lockedTrip: trip.number }) };
  }
  const ids = chosenOrderIds.has(id) ? [...chosenOrderIds] : [id];
  const orders = ids.flatMap((orderId) => poolOrders.get(orderId) ?? []).map(fromPool);
  return orders.length === 0 ? null : { kind: 'orders', orders, fromTripId: null };
}
