import type { StageOutcome } from 'shared-contracts/common';
import type { TripStageInput } from 'shared-contracts/trips/trip-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { MoveServices } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField, requiredFields } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertAssignable, type Assignment, toSpan } from '../candidates/assignment.ts';
import { findTypeNeeds } from '../candidates/requested-types.store.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { notifyEdited, publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { updateTripRow } from '../core/trip-writes.store.ts';
import { toStageError } from '../stages/trip-errors.ts';
import { allowedTripStages, applyTripEvent, tripStageMachine } from '../stages/trip-stage.rules.ts';
import { applyTripTransition, type FurtherChanges } from './apply-trip-transition.ts';
import { resolveAssignment } from './resolve-assignment.ts';
import { takeOver } from './take-over.ts';
import { toAmount } from '../itinerary/trip-plan.rules.ts';

/**
 * T4: locks the vehicle and checks the assignment, after taking vehicle and driver from other trips if requested. A
 * carrier may assign only its own vehicles and drivers.
 * @param takesOver undefined if not offered
 * @returns further changes for the timeline
 */
async function assertAssignment(
  services: MoveServices,
  tx: Db,
  caller: Caller,
  row: TripRecord,
  assignment: Assignment,
  takesOver?: boolean,
): Promise<FurtherChanges> {
  const missing = (['vehicleId', 'driverId'] as const).filter((field) => assignment[field] === null);
  if (missing.length > 0) throw requiredFields(missing);
  const { organizationId, id: tripId } = row;
  const now = services.now();
  const span = toSpan(row, now);
  const changes = takesOver ? await takeOver(services, tx, caller, row, { assignment, span, now }) : {};
  const orderIds = (await listCarriedOrders(tx, tripId)).map(({ id }) => id);
  const typeNeeds = await findTypeNeeds(tx, orderIds);
  const isRunner = caller.role === 'root' || caller.organizationId === organizationId;
  await assertAssignable(tx, { organizationId, span, tripId, now, ...typeNeeds }, assignment, toAmount(row), {
    onlyOrganizationId: isRunner ? undefined : caller.organizationId,
    currentDriverId: row.driverId,
    offersTakeOver: isRunner && takesOver !== undefined,
  });
  return changes;
}

/** T6: changes the vehicle or the driver of an assigned trip. */
async function reassign(
  services: TripServices,
  tx: Db,
  caller: Caller,
  row: TripRecord,
  assignment: Assignment,
  takesOver: boolean,
) {
  const { trip, actor } = toRuleInput(caller, row);
  const at = Math.max(services.now(), row.stageChangedAt);
  if (applyTripEvent(trip, { event: 'edit', at }, actor).kind !== 'applied') throw forbidden();
  if (assignment.vehicleId === row.vehicleId && assignment.driverId === row.driverId) return;
  const furtherChanges = await assertAssignment(services, tx, caller, row, assignment, takesOver);
  await updateTripRow(tx, row.id, { ...assignment, vehicleAssignedBy: caller.userId, vehicleAssignedAt: at });
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: row.id,
    organizationId: row.organizationId,
    event: 'edit',
    changes: {
      vehicleId: { from: row.vehicleId, to: assignment.vehicleId },
      driverId: { from: row.driverId, to: assignment.driverId },
      ...furtherChanges,
    },
    occurredAt: at,
  });
  await notifyEdited(tx, caller, row, { from: row.driverId, to: assignment.driverId }, at);
  await publishTripChanged(tx, { ...row, ...assignment });
}

type MoveResult = { outcome: StageOutcome; stage: TripStage };

/** A trip completed by hand ended at `dropAt`, but changes its stage now. @throws 422 for times in the future */
function eventTime({ occurredAt, dropAt }: TripStageInput, row: TripRecord, now: number) {
  for (const [field, value] of Object.entries({ occurredAt, dropAt }))
    if (value !== undefined && value > now) throw invalidField(field, 'invalidDate', 'Invalid date');
  return occurredAt ?? Math.max(now, row.stageChangedAt);
}

/**
 * Moves a trip to the requested stage, with all consequences, in one transaction. A request for the current stage
 * changes only vehicle and driver; one that is older than the last change only goes into the timeline.
 * @returns what the request did to the stage, and the stage after it; later transitions may follow from it
 * @throws 403; 404; 409 with both stages and the allowed ones; 422 by field
 */
export const moveTrip = (
  services: TripServices,
  caller: Caller,
  id: string,
  input: TripStageInput,
  seen?: SeenRevision,
): Promise<MoveResult> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const assignment = await resolveAssignment(tx, row, input);
    if (input.stage === row.stage) {
      if (row.stage === 'vehicleAssigned' && (input.vehicleId ?? input.driverId))
        await reassign(services, tx, caller, row, assignment, input.takeOver ?? false);
      return { outcome: 'unchanged', stage: row.stage };
    }
    const { trip, actor } = toRuleInput(caller, row);
    const event = tripStageMachine.findEventTowards(trip, input.stage);
    const stageRequest = {
      number: row.number,
      from: row.stage,
      to: input.stage,
      allowed: allowedTripStages(trip, actor),
      driver: row.driver,
      driverTrip: row.driverTrip,
    };
    if (!event) throw toStageError('stageNotAllowed', stageRequest);
    const now = services.now();
    const at = eventTime(input, row, now);
    const { reason = null, actualDistance = null, dropAt = null } = input;
    const isAssigning = event === 'assign';
    const state = isAssigning
      ? { ...trip, hasVehicle: assignment.vehicleId !== null, hasDriver: assignment.driverId !== null }
      : trip;
    const furtherChanges: FurtherChanges =
      isAssigning && (actor.isRoot || actor.roles.length > 0)
        ? await assertAssignment(services, tx, caller, row, assignment, input.takeOver ?? false)
        : {};
    const outcome = applyTripEvent(state, { event, at, reason, actualDistance, dropAt }, actor);
    if (outcome.kind === 'rejected') throw toStageError(outcome.rejection, stageRequest, outcome.rejections);
    if (outcome.kind === 'stale') {
      await recordTimeline(tx, caller, {
        subject: 'trip',
        subjectId: id,
        organizationId: row.organizationId,
        event,
        reason,
        occurredAt: at,
        recordedAt: now,
      });
      return { outcome: 'recorded', stage: row.stage };
    }
    if (outcome.stage === 'vehicleAssigned' && event === 'submit')
      await assertAssignment(services, tx, caller, row, { vehicleId: row.vehicleId, driverId: row.driverId });
    const to = outcome.stage ?? row.stage;
    await applyTripTransition(services, tx, row, {
      caller,
      event,
      to,
      at,
      now,
      reason,
      actualDistance,
      dropAt,
      ...(isAssigning && assignment),
      furtherChanges,
    });
    return { outcome: 'changed', stage: to };
  });

/** T13: marks a trip as billed, in the transaction that approves its bill. @throws 403; 404; 409 */
export async function billTrip(services: MoveServices, tx: Db, caller: Caller, id: string): Promise<void> {
  const row = await lockTrip(tx, caller, id);
  const { trip, actor } = toRuleInput(caller, row);
  const at = Math.max(services.now(), row.stageChangedAt);
  const outcome = applyTripEvent(trip, { event: 'bill', at }, actor);
  if (outcome.kind !== 'applied')
    throw toStageError(outcome.kind === 'rejected' ? outcome.rejection : 'stageNotAllowed', {
      number: row.number,
      from: row.stage,
      to: 'billed',
      allowed: allowedTripStages(trip, actor),
    });
  await applyTripTransition(services, tx, row, { caller, event: 'bill', to: 'billed', at, now: services.now() });
}
