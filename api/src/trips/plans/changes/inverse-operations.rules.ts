import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { type DraftTrip, orderIdsOf, type StopOrder } from '../state/plan-state.ts';

type Trips = ReadonlyMap<string, DraftTrip>;

const toStopInputs = (stops: readonly StopOrder[]) =>
  stops.map(({ locationId, pickOrderIds, dropOrderIds }) => ({
    locationId,
    pickOrderIds: [...pickOrderIds],
    dropOrderIds: [...dropOrderIds],
  }));
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const isSameTrip = (a: DraftTrip, b: DraftTrip) =>
  a.number === b.number &&
  a.vehicleTypeId === b.vehicleTypeId &&
  a.vehicleId === b.vehicleId &&
  a.driverId === b.driverId &&
  a.startAt === b.startAt &&
  a.isLocked === b.isLocked &&
  isSame(toStopInputs(a.stops), toStopInputs(b.stops));

/** Fills a trip with the orders that it had, and puts its stops back in their order. */
function restoreStops({ id, stops }: DraftTrip, now: DraftTrip): PlanOperation[] {
  if (isSame(toStopInputs(stops), toStopInputs(now.stops))) return [];
  const present = new Set(orderIdsOf(now));
  const missing = orderIdsOf({ stops }).filter((orderId) => !present.has(orderId));
  return [
    ...(missing.length > 0 ? [{ op: 'moveOrders' as const, orderIds: missing, toTripId: id, position: null }] : []),
    { op: 'reorderStops', tripId: id, stops: toStopInputs(stops) },
  ];
}

function restoreAssignment(before: DraftTrip, after: DraftTrip): PlanOperation[] {
  const { id: tripId, vehicleId, vehicleTypeId, driverId, startAt } = before;
  const isReassigned = vehicleId !== after.vehicleId || vehicleTypeId !== after.vehicleTypeId;
  return [
    ...(isReassigned ? [{ op: 'assignVehicle' as const, tripId, vehicleId, vehicleTypeId }] : []),
    ...(driverId === after.driverId ? [] : [{ op: 'assignDriver' as const, tripId, driverId }]),
    ...(startAt === after.startAt ? [] : [{ op: 'moveTrip' as const, tripId, startAt }]),
  ];
}

const toAddTrip = ({ id, number, vehicleTypeId, vehicleId, driverId, startAt, stops }: DraftTrip): PlanOperation => ({
  op: 'addTrip',
  id,
  number,
  vehicleTypeId,
  vehicleId,
  driverId,
  startAt,
  orderIds: orderIdsOf({ stops }),
  stops: toStopInputs(stops),
});

const MAX_MOVED = TRIP_LIMITS.orderIds.max;
const chunk = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_MOVED) }, (_, i) => ids.slice(i * MAX_MOVED, (i + 1) * MAX_MOVED));

const toLock = ({ id: tripId, isLocked }: DraftTrip): PlanOperation => ({ op: 'lockTrip', tripId, isLocked });

/** The operations that turn the plan after a change into the one before. */
export function toInverse(before: Trips, after: Trips): PlanOperation[] {
  // A trip that was removed and added again under its id has another number: it is another trip.
  const isIn = (trips: Trips, { id, number }: DraftTrip) => trips.get(id)?.number === number;
  const added = [...after.values()].filter((trip) => !isIn(before, trip));
  const removed = [...before.values()].filter((trip) => !isIn(after, trip));
  const changed = [...before.values()].flatMap((trip) => {
    const now = after.get(trip.id);
    return now && isIn(after, trip) && !isSameTrip(trip, now) ? [{ trip, now }] : [];
  });
  const plannedBefore = new Set([...before.values()].flatMap(orderIdsOf));
  const joined = changed.flatMap(({ now }) => orderIdsOf(now)).filter((orderId) => !plannedBefore.has(orderId));
  // A locked trip is unlocked before it changes, and locked again after that.
  const unlocked = [...added, ...changed.map(({ now }) => now)].filter(({ isLocked }) => isLocked);
  const locked = [...removed, ...changed.map(({ trip }) => trip)].filter(({ isLocked }) => isLocked);
  return [
    ...unlocked.map((trip) => toLock({ ...trip, isLocked: false })),
    ...added.map(({ id }): PlanOperation => ({ op: 'removeTrip', tripId: id })),
    ...chunk(joined).map((orderIds): PlanOperation => ({ op: 'moveOrders', orderIds, toTripId: null, position: null })),
    // First those that fill a trip again, because reordering needs all its orders and no others.
    ...removed.map(toAddTrip),
    ...changed.flatMap(({ trip, now }) => restoreAssignment(trip, now)),
    ...sortMoves(changed.flatMap(({ trip, now }) => restoreStops(trip, now))),
    ...locked.map(toLock),
  ];
}

const sortMoves = (operations: readonly PlanOperation[]) => [
  ...operations.filter(({ op }) => op === 'moveOrders'),
  ...operations.filter(({ op }) => op !== 'moveOrders'),
];
