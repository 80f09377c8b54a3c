import type { TripStageInput } from 'shared-contracts/trips';
import type { MoveServer } from '../orders/order-hooks.ts';
import type { Caller } from '../platform/caller.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { forbidden, invalidField } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { checkAssigned, spanOf } from './assignment.ts';
import { allowedTripStages, applyTripEvent, tripEventTowards } from './trip.rules.ts';
import { updateTrip } from './trip.store.ts';
import { carryOut, type TripChange } from './trip-effects.ts';
import { tellScreens } from './trip-news.ts';
import { refused } from './trip-refusals.ts';
import { lockTrip, type TripRecord } from './trip-rows.store.ts';
import type { TripServer } from './trip-server.ts';
import { seenBy } from './trip-state.ts';

type Asked = { vehicleId: string | null; driverId: string | null };

const usualDriverOf = async (tx: Db, vehicleId: string | null) =>
  (await tx.selectFrom('vehicles').select('driverId').where('id', '=', vehicleId).executeTakeFirst())?.driverId ?? null;

/** What is asked for, else what the trip has; the usual driver of the vehicle where nobody is named. */
async function wanted(tx: Db, row: TripRecord, { vehicleId, driverId }: TripStageInput): Promise<Asked> {
  const vehicle = vehicleId?.toLowerCase() ?? row.vehicleId;
  const kept = vehicle === row.vehicleId ? row.driverId : null;
  return { vehicleId: vehicle, driverId: driverId?.toLowerCase() ?? kept ?? (await usualDriverOf(tx, vehicle)) };
}

/** T4: holds the vehicle while it is judged. A carrier chooses among their own. */
async function judge(server: TripServer, tx: Db, caller: Caller, row: TripRecord, asked: Asked) {
  for (const field of ['vehicleId', 'driverId'] as const)
    if (asked[field] === null) throw invalidField(field, 'required', 'Field is required');
  const { organizationId, id: tripId, totalSpace: space, totalWeight: weight } = row;
  const now = server.now();
  const only = caller.role === 'root' || caller.organizationId === organizationId ? undefined : caller.organizationId;
  await checkAssigned(
    tx,
    { organizationId, span: spanOf(row, now), tripId, now },
    asked,
    { space, weight },
    { only, keeps: row.driverId },
  );
}

/** An assigned trip gets another vehicle or another driver (T6). */
async function reassign(server: TripServer, tx: Db, caller: Caller, row: TripRecord, asked: Asked) {
  const { trip, actor } = seenBy(caller, row);
  const at = Math.max(server.now(), row.stageChangedAt);
  if (applyTripEvent(trip, { event: 'edit', at }, actor).kind !== 'moved') throw forbidden();
  if (asked.vehicleId === row.vehicleId && asked.driverId === row.driverId) return;
  await judge(server, tx, caller, row, asked);
  await updateTrip(tx, row.id, { ...asked, vehicleAssignedBy: caller.userId, vehicleAssignedAt: at });
  const changes = {
    vehicleId: { from: row.vehicleId, to: asked.vehicleId },
    driverId: { from: row.driverId, to: asked.driverId },
  };
  await record(tx, caller, {
    subject: 'trip',
    subjectId: row.id,
    organizationId: row.organizationId,
    event: 'edit',
    changes,
    occurredAt: at,
  });
  await tellScreens(tx, { ...row, ...asked });
}

/** When it happened; in the future it has not. A trip that is completed by hand was over at `dropAt`, but changes now. */
function timeOf({ occurredAt, dropAt }: TripStageInput, row: TripRecord, now: number) {
  for (const [field, value] of Object.entries({ occurredAt, dropAt }))
    if (value !== undefined && value > now) throw invalidField(field, 'invalidDate', 'Invalid date');
  return occurredAt ?? Math.max(now, row.stageChangedAt);
}

/**
 * Brings a trip to the asked stage, with all that follows from it, in one transaction, or throws why not: 403, 404, 409 with both stages and the
 * allowed ones, 422 by field. The stage that it is in already changes nothing but its vehicle and driver; what is older than its last change is
 * written down only.
 */
export const moveTrip = (server: TripServer, caller: Caller, id: string, input: TripStageInput): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    const asked = await wanted(tx, row, input);
    if (input.stage === row.stage) {
      if (row.stage === 'vehicleAssigned' && (input.vehicleId ?? input.driverId))
        await reassign(server, tx, caller, row, asked);
      return;
    }
    const { trip, actor } = seenBy(caller, row);
    const event = tripEventTowards(trip, input.stage);
    const refusal = { from: row.stage, to: input.stage, allowed: allowedTripStages(trip, actor) };
    if (!event) throw refused('stageNotAllowed', refusal);
    const now = server.now();
    const at = timeOf(input, row, now);
    const { reason = null, actualDistance = null, dropAt = null } = input;
    const given =
      event === 'assign' ? { ...trip, hasVehicle: asked.vehicleId !== null, hasDriver: asked.driverId !== null } : trip;
    if (event === 'assign' && (actor.isRoot || actor.parts.length > 0)) await judge(server, tx, caller, row, asked);
    const outcome = applyTripEvent(given, { event, at, reason, actualDistance, dropAt }, actor);
    if (outcome.kind === 'refused') throw refused(outcome.refusal, refusal);
    if (outcome.kind === 'old') {
      await record(tx, caller, {
        subject: 'trip',
        subjectId: id,
        organizationId: row.organizationId,
        event,
        reason,
        occurredAt: at,
        recordedAt: now,
      });
      return;
    }
    if (outcome.stage === 'vehicleAssigned' && event === 'submit')
      await judge(server, tx, caller, row, { vehicleId: row.vehicleId, driverId: row.driverId });
    const change: TripChange = {
      caller,
      event,
      to: outcome.stage ?? row.stage,
      at,
      now,
      reason,
      actualDistance,
      dropAt,
      ...(event === 'assign' && asked),
    };
    await carryOut(server, tx, row, change);
  });

/** T13: its bill is approved, in the transaction of that. @throws 403, 404, 409 */
export async function billTrip(server: MoveServer, tx: Db, caller: Caller, id: string): Promise<void> {
  const row = await lockTrip(tx, caller, id);
  const { trip, actor } = seenBy(caller, row);
  const at = Math.max(server.now(), row.stageChangedAt);
  const outcome = applyTripEvent(trip, { event: 'bill', at }, actor);
  if (outcome.kind !== 'moved')
    throw refused(outcome.kind === 'refused' ? outcome.refusal : 'stageNotAllowed', {
      from: row.stage,
      to: 'billed',
      allowed: allowedTripStages(trip, actor),
    });
  await carryOut(server, tx, row, { caller, event: 'bill', to: 'billed', at, now: server.now() });
}
