import type { FastifyInstance } from 'fastify';
import type { DeskImprovementSettings } from 'shared-contracts/trips/plan-improvements';
import type { PlanRow } from 'shared-contracts/trips/plans/plans';
import type { Routing } from '../../../network/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { FleetTask } from '../../planner/fleet/fleet.rules.ts';
import { startImprovement } from '../../planner/improvements/start-improvement.ts';
import { listPlannableOrders } from '../../planner/planner.store.ts';
import { loadDeskOrders } from '../schedule/desk-orders.store.ts';
import { findDrivingRule } from '../../driver-hours/find-driving-rule.ts';
import { loadTripRoads } from '../schedule/trip-roads.ts';
import { orderIdsOf } from '../state/plan-state.ts';
import { listStoredTrips, type StoredTrip } from '../state/plan-trips.store.ts';
import { type ScheduledTrip, scheduleTrip } from '../view/plan-trip.rules.ts';
import { planArchived } from '../plan-archived.ts';

const isFree = ({ isLocked, createdTripId }: StoredTrip) => !isLocked && createdTripId === null;

/** Created trips count as other tasks of vehicles and drivers. */
function toTask({ trip, scheduled, beginsAt, endsAt }: ScheduledTrip): FleetTask[] {
  const { vehicleId, driverId } = trip;
  if ((vehicleId === null && driverId === null) || beginsAt === null || endsAt === null) return [];
  const pointOf = (stop: ScheduledTrip['scheduled'][number] | undefined) => stop?.stop.point ?? null;
  return [
    {
      vehicleId,
      driverId,
      fromAt: beginsAt,
      toAt: endsAt,
      from: pointOf(scheduled[0]),
      to: pointOf(scheduled.at(-1)),
      drives: scheduled.flatMap(({ arriveAt, drive }) =>
        drive > 0 ? [{ fromAt: arriveAt - drive, toAt: arriveAt, seconds: drive }] : [],
      ),
    },
  ];
}

/**
 * Starts an improvement of a plan: of the orders in its free trips, and of those that are unplanned.
 * @returns its id.
 * @throws 409
 */
export async function improveDeskPlan(
  app: FastifyInstance,
  routing: Routing,
  caller: Caller,
  plan: PlanRow,
  input: DeskImprovementSettings,
): Promise<string> {
  if (plan.status === 'archived') throw planArchived(plan);
  const { db } = app;
  const { organizationId } = caller;
  const trips = await listStoredTrips(db, plan.id);
  const free = trips.filter(isFree);
  const locked = trips.filter(({ isLocked, createdTripId }) => isLocked && createdTripId === null);
  const lockedIds = locked.flatMap(orderIdsOf);
  const orders = await loadDeskOrders(db, organizationId, [...lockedIds, ...free.flatMap(orderIdsOf)]);
  const unplanned = await listPlannableOrders(db, organizationId, { horizon: plan.to });
  const roads = await loadTripRoads(routing, locked, orders);
  const driving = await findDrivingRule(db, organizationId);
  const staying = new Set(lockedIds);
  const orderIds = new Set([...free.flatMap(orderIdsOf), ...unplanned.map(({ id }) => id)]);
  // Orders of the plan may begin after its horizon.
  const pickups = free.flatMap(orderIdsOf).map((id) => orders.get(id)?.pickupFrom ?? 0);
  return startImprovement(
    app,
    caller,
    {
      ...input,
      horizon: Math.max(plan.to, ...pickups),
      orderIds: [...orderIds].filter((id) => !staying.has(id)),
    },
    {
      id: plan.id,
      tasks: locked
        .map((trip) => scheduleTrip(trip, orders, { earliest: plan.from, roads: roads.get(trip.id) ?? null, driving }))
        .flatMap(toTask),
    },
  );
}
