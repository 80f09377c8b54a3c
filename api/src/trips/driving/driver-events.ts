import { sql } from 'kysely';
import type { DriverEventResult, DriverEventInput } from 'shared-contracts/trips/driving';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import { moveOrderInTransaction } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { moveTrip } from '../transitions/move-trip.ts';
import type { TripServices } from '../core/trip-services.ts';
import { type EventOutcome, findLastEventTime, findOutcome, recordOnce, saveOutcome } from './driver-trips.store.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { markDeviation } from './deviations.ts';
import { findTargetStage } from './driver-moves.rules.ts';
import { findLateCause, isFromBeforeHandover, mayReport } from './late-cause.rules.ts';
import { describeLateReport, storeLateReport } from './late-reports.ts';
import { findReportedOrder, type LockedTrip, lockReportedTrip } from './reported-trips.store.ts';

type TimedEvent = DriverEventInput & { at: number };

async function moveOrder(
  services: TripServices,
  tx: Db,
  caller: Caller,
  trip: LockedTrip,
  input: TimedEvent,
): Promise<EventOutcome> {
  const { event, orderId, reason, delivered, stop, at } = input;
  const stage = findTargetStage(event);
  if (orderId === null) throw invalidField('orderId', 'required', 'Field is required');
  if (!stage) throw invalidField('event', 'invalid', 'Invalid event');
  const roles = isFromBeforeHandover(trip, at) ? (['driver'] as const) : [];
  const moved = await moveOrderInTransaction(services, tx, { caller, canAccess: true, roles }, orderId, {
    stage,
    occurredAt: at,
    reason: reason ?? null,
    stop,
    ...(delivered && { delivered }),
  });
  return { stageOutcome: moved.outcome, stage: moved.stage };
}

async function startTrip(services: TripServices, tx: Db, caller: Caller, tripId: string, at: number) {
  const { outcome, stage } = await moveTrip({ ...services, db: tx }, caller, tripId, {
    stage: 'started',
    occurredAt: at,
  });
  return { stageOutcome: outcome, stage };
}

/** Stages in which a disallowed event is early or wrong. */
const EARLY_STAGES = ['saved', 'waitingForTrip', 'vehicleAssigned', 'addedToTrip'];

/** Whether the order or the trip is already past the event that the driver reported. @param stage the current one */
const hasMovedOn = (error: unknown, stage: string) =>
  error instanceof AppError && error.code === 'stageNotAllowed' && !EARLY_STAGES.includes(stage);

/** @throws the API errors of the move, unless the event comes too late */
async function move(
  services: TripServices,
  tx: Db,
  caller: Caller,
  trip: LockedTrip,
  stage: string,
  input: TimedEvent,
): Promise<EventOutcome | LateCause> {
  const isStart = input.event === 'start' && input.orderId === null;
  // A trip that was handed over has started.
  if (isStart && trip.replacedAt !== null) return 'stageNotAllowed';
  await sql`savepoint driver_event`.execute(tx);
  try {
    const outcome = isStart
      ? await startTrip(services, tx, caller, trip.id, input.at)
      : await moveOrder(services, tx, caller, trip, input);
    await sql`release savepoint driver_event`.execute(tx);
    return outcome;
  } catch (error) {
    if (!hasMovedOn(error, stage)) throw error;
    await sql`rollback to savepoint driver_event`.execute(tx);
    return 'stageNotAllowed';
  }
}

const stageOf = (trip: LockedTrip, order: { stage: EventOutcome['stage'] } | null): EventOutcome => ({
  stageOutcome: 'recorded',
  stage: order?.stage ?? trip.stage,
});

/**
 * Applies a driver's event to a trip or one of its orders, once per idempotency key. An event that is older than the
 * last change only goes into the timeline; one that comes too late to change anything goes into that of the trip, and to
 * the control tower. A failed event does not use up its key.
 * @throws 404 for the trip of another driver; 409 with the current stage and the allowed ones; 422 by field
 */
export const applyDriverEvent = (
  services: TripServices,
  caller: Caller,
  tripId: string,
  input: DriverEventInput,
): Promise<DriverEventResult> =>
  inTransaction(services.db, async (tx) => {
    const { key, event, orderId, reason, delivered } = input;
    const trip = await lockReportedTrip(tx, caller, tripId);
    const now = services.now();
    const at = toServerTime({ ...input, now, last: await findLastEventTime(tx, caller, tripId) });
    if (!mayReport(trip, at)) throw notFound();
    const order = orderId === null ? null : await findReportedOrder(tx, trip, orderId);
    const keys = { userId: caller.userId, key };
    const isNew = await recordOnce(tx, {
      ...keys,
      ...input.position,
      tripId,
      orderId,
      event,
      occurredAt: at,
      recordedAt: now,
    });
    if (!isNew) {
      const { outcome, lateCause } = await findOutcome(tx, caller.userId, key);
      const late = lateCause && (await describeLateReport(tx, caller, trip, order, lateCause));
      return { key, isRepeated: true, ...outcome, ...(late && { late }) };
    }
    const result =
      findLateCause(trip, order, at) ??
      (await move(services, tx, caller, trip, (order ?? trip).stage, { ...input, at }));
    if (typeof result !== 'string') {
      await saveOutcome(tx, caller.userId, key, result);
      if (result.stageOutcome === 'changed') await markDeviation(tx, caller, trip, input, { at, now });
      return { key, isRepeated: false, ...result };
    }
    const report = { event, orderId, order, reason, details: delivered && { delivered }, at, now };
    await storeLateReport(tx, caller, trip, report, result);
    const outcome = stageOf(trip, order);
    await saveOutcome(tx, caller.userId, key, { ...outcome, lateCause: result });
    return { key, isRepeated: false, ...outcome, late: await describeLateReport(tx, caller, trip, order, result) };
  });
