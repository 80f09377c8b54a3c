import type { PlanChangeSet, PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { sumPlanTotals } from 'shared-contracts/values/trips/plan-totals';

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const merge = <Row extends { id: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] =>
  changed.length === 0 ? [...rows] : [...new Map([...byId(rows), ...byId(changed)]).values()];

/** The plan after changes; unchanged trips keep their identity. Changes older than the plan are ignored. */
export function applyChangeSet(plan: Plan, changes: PlanChangeSet): Plan {
  if (changes.revision < plan.revision) return plan;
  const trips = new Map([...byId(plan.planTrips), ...byId(changes.planTrips)]);
  const planTrips = changes.tripIds.flatMap((id) => trips.get(id) ?? []);
  const plannedOrders = new Set(planTrips.flatMap(({ orderIds }) => orderIds));
  const totals = sumPlanTotals(planTrips, plan.rates, changes.unplanned);
  return {
    ...plan,
    revision: changes.revision,
    totals,
    trips: totals.trips,
    createdTrips: totals.createdTrips,
    orders: totals.orders,
    planTrips,
    planOrders: merge(plan.planOrders, changes.planOrders).filter(({ id }) => plannedOrders.has(id)),
    locations: merge(plan.locations, changes.locations),
  };
}

const shift = (at: number | null, by: number) => (at === null ? null : at + by);

/** The times of a trip that starts earlier or later, until the server has planned it again. */
function moveTrip(trip: PlanTrip, startAt: number | null): PlanTrip {
  if (startAt === null) return { ...trip, startAt };
  const by = startAt - (trip.beginsAt ?? startAt);
  return {
    ...trip,
    startAt,
    beginsAt: startAt,
    endsAt: shift(trip.endsAt, by),
    stops: trip.stops.map((stop) => ({
      ...stop,
      arriveAt: stop.arriveAt + by,
      startAt: stop.startAt + by,
      leaveAt: stop.leaveAt + by,
    })),
  };
}

function applyToTrip(trip: PlanTrip, operation: PlanOperationInput): PlanTrip {
  if (!('tripId' in operation) || operation.tripId !== trip.id) return trip;
  if (operation.op === 'moveTrip') return moveTrip(trip, operation.startAt);
  if (operation.op === 'assignVehicle') return { ...trip, vehicleId: operation.vehicleId };
  if (operation.op === 'assignDriver') return { ...trip, driverId: operation.driverId };
  if (operation.op === 'lockTrip') return { ...trip, isLocked: operation.isLocked };
  return trip;
}

/** Applies operations that need no planning: a moved bar stays where it was dropped while the server plans the trip. */
export const applyLocally = (plan: Plan, operations: readonly PlanOperationInput[]): Plan =>
  operations.reduce<Plan>(
    (current, operation) => ({
      ...current,
      planTrips:
        operation.op === 'removeTrip'
          ? current.planTrips.filter(({ id }) => id !== operation.tripId)
          : current.planTrips.map((trip) => applyToTrip(trip, operation)),
    }),
    plan,
  );

/** The trips that operations touch: those they name, and those that orders leave. */
export function listTouchedTrips(plan: Plan, operations: readonly PlanOperationInput[]): ReadonlySet<string> {
  const orderIds = new Set(
    operations.flatMap((operation) => ('orderIds' in operation ? (operation.orderIds ?? []) : [])),
  );
  const sources = plan.planTrips.filter((trip) => trip.orderIds.some((id) => orderIds.has(id))).map(({ id }) => id);
  const named = operations.flatMap((operation) => {
    if (operation.op === 'addTrip') return [];
    if (operation.op === 'moveOrders') return operation.toTripId ?? [];
    return operation.tripId;
  });
  return new Set([...sources, ...named]);
}

/**
 * Whether someone else's changes affect the trips of the operations, which then can't be repeated without
 * confirmation.
 */
export function isConcerned(plan: Plan, changes: PlanChangeSet, operations: readonly PlanOperationInput[]): boolean {
  const remaining = new Set(changes.tripIds);
  const changed = new Set([
    ...changes.planTrips.filter(({ revision }) => revision > plan.revision).map(({ id }) => id),
    ...plan.planTrips.map(({ id }) => id).filter((id) => !remaining.has(id)),
  ]);
  const takenOrders = new Set(changes.planTrips.flatMap((trip) => (changed.has(trip.id) ? trip.orderIds : [])));
  return (
    [...listTouchedTrips(plan, operations)].some((id) => changed.has(id)) ||
    operations.some((operation) => 'orderIds' in operation && operation.orderIds?.some((id) => takenOrders.has(id)))
  );
}
