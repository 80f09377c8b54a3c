import type { DrivingRule } from 'shared-contracts/trips/planner';
import type { RoadTable } from '../../../network/public.ts';
import { type DraftTrip, orderIdsOf } from '../state/plan-state.ts';
import type { DeskOrder, DeskOrders } from '../schedule/plan-order.ts';

/** Input of operations, in addition to the plan itself. */
export type ChangeContext = {
  /** All orders of the plan and of the operations that the organization may carry. */
  orders: DeskOrders;
  /** The type of each vehicle that can be assigned. */
  vehicleTypeByVehicle: ReadonlyMap<string, string>;
  driverIds: ReadonlySet<string>;
  vehicleTypeIds: ReadonlySet<string>;
  /** The earliest start without windows, in unix seconds. */
  earliest: number;
  /** Roads between the stops of these orders. Estimated if absent. */
  roads?: RoadTable | null;
  /** Absent: drivers take no breaks. */
  driving?: DrivingRule;
};

/** The trips of a plan while operations change them. */
export type PlanDraft = {
  trips: Map<string, DraftTrip>;
  /** The trip of each order of the plan. */
  tripByOrder: Map<string, string>;
  /** The orders of the plan before the operations: they stay free to be moved within it. */
  plannedBefore: ReadonlySet<string>;
};

export function createDraft(trips: readonly DraftTrip[]): PlanDraft {
  const tripByOrder = new Map(trips.flatMap((trip) => orderIdsOf(trip).map((orderId) => [orderId, trip.id])));
  return {
    trips: new Map(trips.map((trip) => [trip.id, trip])),
    tripByOrder,
    plannedBefore: new Set(tripByOrder.keys()),
  };
}

/** Replaces or adds a trip. */
export function setTrip({ trips, tripByOrder }: PlanDraft, trip: DraftTrip): void {
  const before = trips.get(trip.id);
  for (const orderId of before ? orderIdsOf(before) : [])
    if (tripByOrder.get(orderId) === trip.id) tripByOrder.delete(orderId);
  for (const orderId of orderIdsOf(trip)) tripByOrder.set(orderId, trip.id);
  trips.set(trip.id, trip);
}

export function deleteTrip({ trips, tripByOrder }: PlanDraft, id: string): void {
  const before = trips.get(id);
  for (const orderId of before ? orderIdsOf(before) : [])
    if (tripByOrder.get(orderId) === id) tripByOrder.delete(orderId);
  trips.delete(id);
}

export const listOrders = (ids: readonly string[], orders: DeskOrders): DeskOrder[] =>
  ids.flatMap((id) => orders.get(id) ?? []);
