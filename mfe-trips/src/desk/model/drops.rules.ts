import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { isCreated, type DeskBar, type DeskRow, type RowBy } from './rows.rules.ts';
import { formatOrderNumber, type NumberedOrder } from 'shared-contracts/values/orders/order-number';

/** An order as it is dragged, from the pool or from a trip. */
export type DraggedOrder = NumberedOrder & { id: string; isFlexible: boolean; vehicleTypeIds: readonly string[] };
export type Dragged =
  | { kind: 'trip'; trip: PlanTrip; orders: readonly DraggedOrder[] }
  | { kind: 'orders'; orders: readonly DraggedOrder[]; fromTripId: string | null; lockedTrip?: number };
/** `bar`: the trip under the pointer. `at`: the start of the trip; null: unchanged. */
export type Drop =
  | { kind: 'row'; row: DeskRow; at: number | null; bar: DeskBar | null }
  | { kind: 'trip'; trip: PlanTrip }
  | { kind: 'pool' };

/** Why something can't be dropped. `vehicleType`: the order didn't request the type of the vehicle. */
export type Refusal =
  | { code: 'created' | 'locked' | 'booked'; trip: string | number }
  | { code: 'vehicleType'; order: string; vehicle: string };
export type DropResult = { operations: PlanOperationInput[] } | { refusal: Refusal };

const NOTHING: DropResult = { operations: [] };

/** The first order that requested other vehicle types. Flexible orders and those without a request take any. */
export const findMisfit = (orders: readonly DraggedOrder[], typeId: string): DraggedOrder | undefined =>
  orders.find(
    ({ isFlexible, vehicleTypeIds }) => !isFlexible && vehicleTypeIds.length > 0 && !vehicleTypeIds.includes(typeId),
  );

function findRefusal(orders: readonly DraggedOrder[], { vehicle }: DeskRow): Refusal | undefined {
  const misfit = vehicle ? findMisfit(orders, vehicle.type.id) : undefined;
  return misfit && vehicle
    ? { code: 'vehicleType', order: formatOrderNumber(misfit), vehicle: vehicle.name }
    : undefined;
}

/** Created and locked trips stay as they are. */
function refuseFixed(trip: PlanTrip): Refusal | undefined {
  if (isCreated(trip)) return { code: 'created', trip: trip.number };
  return trip.isLocked ? { code: 'locked', trip: trip.number } : undefined;
}

function refuseDragged(dragged: Dragged): Refusal | undefined {
  if (dragged.kind === 'trip') return refuseFixed(dragged.trip);
  return dragged.lockedTrip === undefined ? undefined : { code: 'locked', trip: dragged.lockedTrip };
}

function dropIntoTrip(dragged: Dragged, trip: PlanTrip): DropResult {
  if (dragged.kind === 'trip') return NOTHING;
  const refusal = refuseFixed(trip);
  if (refusal) return { refusal };
  const orderIds = dragged.orders.map(({ id }) => id).filter((id) => !trip.orderIds.includes(id));
  return orderIds.length === 0 ? NOTHING : { operations: [{ op: 'moveOrders', orderIds, toTripId: trip.id }] };
}

function assign(trip: PlanTrip, { vehicle, driver }: DeskRow, by: RowBy): PlanOperationInput[] {
  if (by === 'driver') {
    const driverId = driver?.id ?? null;
    return driverId === trip.driverId ? [] : [{ op: 'assignDriver', tripId: trip.id, driverId }];
  }
  const vehicleId = vehicle?.id ?? null;
  if (vehicleId === trip.vehicleId) return [];
  // The usual driver comes with the vehicle, unless another one was chosen.
  const usualDriver = trip.driverId === null ? vehicle?.driver : null;
  return [
    { op: 'assignVehicle', tripId: trip.id, vehicleId },
    ...(usualDriver ? [{ op: 'assignDriver', tripId: trip.id, driverId: usualDriver.id } as const] : []),
  ];
}

function dropTripIntoRow(
  { trip, orders }: Extract<Dragged, { kind: 'trip' }>,
  row: DeskRow,
  at: number | null,
  by: RowBy,
): DropResult {
  const refusal = row.vehicle?.id === trip.vehicleId ? undefined : findRefusal(orders, row);
  if (refusal) return { refusal };
  const isMoved = at !== null && at !== trip.beginsAt;
  return {
    operations: [
      ...assign(trip, row, by),
      ...(isMoved ? [{ op: 'moveTrip', tripId: trip.id, startAt: at } as const] : []),
    ],
  };
}

/** The operations of a drop; empty if it changes nothing. @param newId for a trip that is added */
export function toOperations(
  dragged: Dragged,
  drop: Drop,
  { by, newId }: { by: RowBy; newId: () => string },
): DropResult {
  const fixed = refuseDragged(dragged);
  if (fixed) return { refusal: fixed };
  if (drop.kind === 'trip') return dropIntoTrip(dragged, drop.trip);
  if (drop.kind === 'pool') {
    if (dragged.kind === 'trip') return { operations: [{ op: 'removeTrip', tripId: dragged.trip.id }] };
    const orderIds = dragged.orders.map(({ id }) => id);
    return dragged.fromTripId === null ? NOTHING : { operations: [{ op: 'moveOrders', orderIds, toTripId: null }] };
  }
  const { row, at, bar } = drop;
  if (dragged.kind === 'trip') return dropTripIntoRow(dragged, row, at, by);
  if (bar?.kind === 'booked') return { refusal: { code: 'booked', trip: bar.trip.number } };
  const refusal = findRefusal(dragged.orders, row);
  if (refusal) return { refusal };
  if (bar?.kind === 'plan') return dropIntoTrip(dragged, bar.trip);
  return {
    operations: [
      {
        op: 'addTrip',
        id: newId(),
        vehicleId: row.vehicle?.id ?? null,
        driverId: row.driver?.id ?? row.vehicle?.driver?.id ?? null,
        startAt: at,
        orderIds: dragged.orders.map(({ id }) => id),
      },
    ],
  };
}
