import type { TripHandoverInput } from 'shared-contracts/trips/trip-handovers';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertAssignable, type Assignment } from '../candidates/assignment.ts';
import { findRunningTripNeeds } from '../candidates/assignment-context.ts';
import { notifyHandover, publishTripChanged } from '../core/publish-trip-changed.ts';
import { findTrip, lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { updateTripRow } from '../core/trip-writes.store.ts';
import { notRunning } from '../stages/trip-errors.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { resolveAssignment } from '../transitions/resolve-assignment.ts';
import { takeOver } from '../transitions/take-over.ts';
import { toHandoverTime } from './handover-time.rules.ts';
import { insertHandover, listHandoverRows } from '../core/handovers.store.ts';

/** T18. @throws 403; 409 for a trip that is not on the road; 422 */
function assertHandover(caller: Caller, row: TripRecord, assignment: Assignment, reason: string, at: number) {
  const { trip, actor } = toRuleInput(caller, row);
  const state = { ...trip, hasVehicle: assignment.vehicleId !== null, hasDriver: assignment.driverId !== null };
  const outcome = applyTripEvent(state, { event: 'handOver', at: Math.max(at, row.stageChangedAt), reason }, actor);
  if (outcome.kind === 'applied') return;
  if (outcome.kind === 'stale' || outcome.rejection === 'stageNotAllowed') throw notRunning(row);
  if (outcome.rejection === 'forbidden') throw forbidden();
  throw invalidField(assignment.vehicleId === null ? 'vehicleId' : 'driverId', 'required', 'Field is required');
}

/**
 * Checks a new vehicle or driver like an assignment; what stays is not checked again.
 * @returns further changes for the timeline
 * @throws 409; 422 by field
 */
async function assertTakenOver(
  services: TripServices,
  tx: Db,
  caller: Caller,
  row: TripRecord,
  { assignment, takesOver, now }: { assignment: Assignment; takesOver: boolean; now: number },
) {
  const { context, load } = await findRunningTripNeeds(tx, row, now);
  const taking = { assignment, span: context.span, now };
  const changes = takesOver ? await takeOver(services, tx, caller, row, taking) : {};
  const isRunner = caller.role === 'root' || caller.organizationId === row.organizationId;
  await assertAssignable(tx, context, assignment, load, {
    onlyOrganizationId: isRunner ? undefined : caller.organizationId,
    currentDriverId: row.driverId,
    unchanged: row,
    offersTakeOver: isRunner,
  });
  return changes;
}

const changedOnly = (before: Assignment, after: Assignment) =>
  Object.fromEntries(
    (['vehicleId', 'driverId'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );

/**
 * T18: hands a running trip over to another vehicle, another driver, or both. Positions and reports count for whoever
 * had the trip at that time.
 * @throws 403; 404; 409 for a trip that is not running; 422 by field
 */
export const handOverTrip = (
  services: TripServices,
  caller: Caller,
  id: string,
  input: TripHandoverInput,
  seen?: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const { reason, place } = input;
    const now = services.now();
    const assignment = await resolveAssignment(tx, row, input);
    assertHandover(caller, row, assignment, reason, now);
    const before = { vehicleId: row.vehicleId, driverId: row.driverId };
    const changes = changedOnly(before, assignment);
    if (Object.keys(changes).length === 0)
      throw invalidField('vehicleId', 'unchanged', 'Choose another vehicle or driver');
    const takesOver = input.takeOver ?? false;
    const furtherChanges = await assertTakenOver(services, tx, caller, row, { assignment, takesOver, now });
    const handovers = await listHandoverRows(tx, id);
    const at = toHandoverTime({
      at: input.occurredAt,
      now,
      lastAt: handovers.at(-1)?.at ?? row.startedAt ?? row.stageChangedAt,
    });
    if (at === null)
      throw invalidField('occurredAt', 'beforeStart', 'The trip had not started, or had been handed over later');
    const recordedAt = Math.max(at, now);
    await insertHandover(tx, {
      tripId: id,
      position: handovers.length,
      at,
      recordedAt,
      reason,
      place,
      fromVehicleId: before.vehicleId,
      toVehicleId: assignment.vehicleId,
      fromDriverId: before.driverId,
      toDriverId: assignment.driverId,
      createdBy: caller.userId,
    });
    await updateTripRow(tx, id, {
      ...assignment,
      vehicleAssignedBy: caller.userId,
      vehicleAssignedAt: recordedAt,
      ...('vehicleId' in changes && { vehicleSince: at }),
    });
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'handOver',
      reason,
      changes: { ...changes, ...furtherChanges, ...(place !== null && { place: { from: null, to: place } }) },
      occurredAt: at,
      recordedAt,
    });
    await announce(tx, caller, row, assignment, recordedAt);
  });

/** Notifies the previous and the new holders of the trip. */
async function announce(tx: Db, caller: Caller, row: TripRecord, assignment: Assignment, at: number) {
  const after = { ...row, ...assignment };
  const { registrationPlate, driver } = await findTrip(tx, { ...caller, role: 'root' }, row.id);
  const driverIds = [...new Set([row.driverId, assignment.driverId])];
  await notifyHandover(tx, caller, after, { driverIds, vehicle: registrationPlate ?? '', driver: driver ?? '' }, at);
  await publishTripChanged(tx, row);
  await publishTripChanged(tx, after);
}
