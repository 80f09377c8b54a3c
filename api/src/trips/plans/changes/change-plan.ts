import type {
  PlanChangeResult,
  PlanChanges,
  PlanChangeSet,
  PlanOperation,
} from 'shared-contracts/trips/plans/plan-changes';
import type { z } from 'zod';
import type { Routing } from '../../../network/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { type AppError, conflict, invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { listPlannableTypes } from '../../planner/planner.store.ts';
import { listDeskDrivers } from '../fleet/desk-drivers.store.ts';
import { listDeskVehicles } from '../fleet/desk-vehicles.store.ts';
import { insertPlanChange } from '../history/plan-changes.store.ts';
import { countUnplanned } from '../pool/plan-pool.store.ts';
import { loadDeskOrders } from '../schedule/desk-orders.store.ts';
import { findDrivingRule } from '../../driver-hours/find-driving-rule.ts';
import { lockPlan, type PlanRecord, updatePlan } from '../state/plan-rows.store.ts';
import { type DraftTrip, orderIdsOf } from '../state/plan-state.ts';
import { listStoredTrips, saveTrips, touchTrips } from '../state/plan-trips.store.ts';
import { publishPlanChanged } from '../state/publish-plan-changed.ts';
import { loadPlanView, presentOrders, type ViewedPlan } from '../view/load-plan-view.ts';
import { applyOperations } from './apply-operations.rules.ts';
import { isSameTrip, toInverse } from './inverse-operations.rules.ts';
import type { OperationProblem } from './operation-problem.ts';
import type { ChangeContext } from './plan-draft.ts';
import { planArchived } from '../plan-archived.ts';

/** Problems caused by concurrent changes of others. */
const CONFLICTS: ReadonlySet<OperationProblem['code']> = new Set([
  'orderInTrip',
  'orderNotFree',
  'tripCreated',
  'tripLocked',
]);

const toError = ({ code, field, message, params = {} }: OperationProblem): AppError =>
  CONFLICTS.has(code)
    ? conflict(code, message, { ...params, field })
    : invalidFields({ [field]: { code, message, params } });

export const toViewedPlan = ({ id, organizationId, fromAt, toAt, rates }: PlanRecord): ViewedPlan => ({
  id,
  organizationId,
  from: fromAt,
  to: toAt,
  rates,
});

/** Trips whose stops or orders the operations need. */
const tripIdsIn = (operations: readonly PlanOperation[]) =>
  new Set(
    operations.map((operation) => {
      if (operation.op === 'addTrip') return operation.id;
      return operation.op === 'moveOrders' ? operation.toTripId : operation.tripId;
    }),
  );
const orderIdsIn = (operations: readonly PlanOperation[]) =>
  operations.flatMap((operation) => ('orderIds' in operation ? operation.orderIds : []));
const idsIn = (operations: readonly PlanOperation[], field: 'vehicleId' | 'driverId') =>
  operations.flatMap((operation) => (operation as Partial<Record<typeof field, string | null>>)[field] ?? []);

async function loadContext(
  tx: Db,
  { organizationId, fromAt, toAt }: PlanRecord,
  trips: readonly DraftTrip[],
  operations: readonly PlanOperation[],
  { now, routing }: { now: number; routing: Routing },
): Promise<ChangeContext> {
  const desk = { organizationId, span: { fromAt, toAt }, now };
  const [vehicleIds, driverIds] = [idsIn(operations, 'vehicleId'), idsIn(operations, 'driverId')];
  const tripIds = tripIdsIn(operations);
  const plannedIds = trips.filter(({ id }) => tripIds.has(id)).flatMap(orderIdsOf);
  const orders = await loadDeskOrders(tx, organizationId, [...plannedIds, ...orderIdsIn(operations)]);
  const [vehicles, drivers, types] = [
    vehicleIds.length === 0 ? [] : await listDeskVehicles(tx, desk, vehicleIds),
    driverIds.length === 0 ? [] : await listDeskDrivers(tx, desk, driverIds),
    await listPlannableTypes(tx, organizationId),
  ];
  return {
    orders,
    vehicleTypeByVehicle: new Map(vehicles.map(({ id, vehicleTypeId }) => [id, vehicleTypeId])),
    driverIds: new Set(drivers.map(({ id }) => id)),
    vehicleTypeIds: new Set(types.map(({ id }) => id)),
    earliest: fromAt,
    driving: await findDrivingRule(tx, organizationId),
    roads: await routing.roads([...orders.values()].flatMap(({ stops }) => stops.map(({ point }) => point))),
  };
}

/** Trips that share a vehicle or driver with a changed one: their problems may be others now. */
function findNeighbours(trips: Iterable<DraftTrip>, changed: readonly DraftTrip[]): string[] {
  const own = new Set(changed.map(({ id }) => id));
  const taken = new Set(changed.flatMap(({ vehicleId, driverId }) => [vehicleId, driverId]));
  taken.delete(null);
  return [...trips]
    .filter(({ id, vehicleId, driverId }) => !own.has(id) && (taken.has(vehicleId) || taken.has(driverId)))
    .map(({ id }) => id);
}

/** The changes since a revision. Computes only the changed trips. */
export async function loadChangeSet(
  db: Db,
  plan: ViewedPlan & { revision: number },
  since: number,
  { now, routing }: { now: number; routing: Routing },
): Promise<PlanChangeSet> {
  const stored = await listStoredTrips(db, plan.id);
  const ids = new Set(stored.filter((trip) => trip.revision > since).map(({ id }) => id));
  const view = await loadPlanView(db, plan, now, { routing, stored, ids });
  return {
    revision: plan.revision,
    planTrips: view.trips,
    tripIds: stored.map(({ id }) => id),
    ...presentOrders(view.trips, view.orders),
    unplanned: await countUnplanned(db, plan),
  };
}

const countByName = (operations: readonly PlanOperation[]) =>
  Object.fromEntries(
    [...Map.groupBy(operations, ({ op }) => op)].map(([op, same]) => [op, { from: null, to: same.length }]),
  );

/** Locks a plan that can be changed. @throws 404; 409 */
export async function lockOpenPlan(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<PlanRecord> {
  const plan = await lockPlan(tx, caller, id);
  if (!plan) throw notFound();
  await assertRevision(tx, caller, 'plan', plan, seen);
  if (plan.isArchived) throw planArchived(plan);
  return plan;
}

/** Applies operations to a plan in one transaction. @throws 404; 409; 422 by field */
export const changePlan = (
  { db, now, routing }: { db: Db; now: () => number; routing: Routing },
  caller: Caller,
  id: string,
  { operations, kind }: z.output<typeof PlanChanges>,
  seen: SeenRevision,
): Promise<PlanChangeResult> =>
  inTransaction(db, async (tx) => {
    const plan = await lockOpenPlan(tx, caller, id, seen);
    const stored = await listStoredTrips(tx, id);
    const context = await loadContext(tx, plan, stored, operations, { now: now(), routing });
    const { draft, problem } = applyOperations(stored, operations, context);
    if (problem) throw toError(problem);
    const before = new Map(stored.map((trip) => [trip.id, trip]));
    const revision = plan.revision + 1;
    const isChanged = (trip: DraftTrip) => {
      const old = before.get(trip.id);
      return !old || !isSameTrip(old, trip);
    };
    const saved = [...draft.trips.values()].filter(isChanged).map((trip) => ({ ...trip, revision }));
    const removed = stored.filter((trip) => !draft.trips.has(trip.id));
    const savedIds = new Set(saved.map((trip) => trip.id));
    const changed = [...saved, ...removed, ...stored.filter((trip) => savedIds.has(trip.id))];
    await saveTrips(tx, id, { saved, removedIds: removed.map((trip) => trip.id) });
    await touchTrips(tx, id, findNeighbours(draft.trips.values(), changed), revision);
    await updatePlan(tx, id, { updatedBy: caller.userId, updatedAt: now() });
    await recordTimeline(tx, caller, {
      subject: 'plan',
      subjectId: id,
      event: 'updated',
      changes: countByName(operations),
      occurredAt: now(),
    });
    const inverse = toInverse(before, draft.trips);
    await insertPlanChange(tx, { planId: id, userId: caller.userId, revision, kind, operations, inverse });
    await publishPlanChanged(tx, { ...plan, revision });
    const changes = await loadChangeSet(tx, { ...toViewedPlan(plan), revision }, plan.revision, {
      now: now(),
      routing,
    });
    return { ...changes, inverse };
  });
