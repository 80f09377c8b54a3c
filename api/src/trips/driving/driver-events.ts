import type { DriverEventResult, DriverEventInput } from 'shared-contracts/trips/driving';
import { moveOrderInTransaction } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { moveTrip } from '../transitions/move-trip.ts';
import type { TripServices } from '../core/trip-services.ts';
import {
  assertOrderInTrip,
  findLastEventTime,
  findOutcome,
  lockDriverTrip,
  recordOnce,
  saveOutcome,
} from './driver-trips.store.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { findTargetStage } from './driver-moves.rules.ts';

async function moveOrder(
  services: TripServices,
  tx: Db,
  caller: Caller,
  tripId: string,
  { event, orderId, reason, delivered, at }: DriverEventInput & { at: number },
) {
  const stage = findTargetStage(event);
  if (orderId === null) throw invalidField('orderId', 'required', 'Field is required');
  if (!stage) throw invalidField('event', 'invalid', 'Invalid event');
  await assertOrderInTrip(tx, tripId, orderId);
  return moveOrderInTransaction(services, tx, { caller, canAccess: true }, orderId, {
    stage,
    occurredAt: at,
    reason: reason ?? null,
    ...(delivered && { delivered }),
  });
}

/**
 * Applies a driver's event to a trip or one of its orders, once per idempotency key. An event that is older than the
 * last change only goes into the timeline. A failed event does not use up its key.
 * @throws 404 for the trip of another driver; 409 with the current stage and the allowed ones; 422 by field
 */
export const applyDriverEvent = (
  services: TripServices,
  caller: Caller,
  tripId: string,
  input: DriverEventInput,
): Promise<DriverEventResult> =>
  inTransaction(services.db, async (tx) => {
    const { key, event, orderId } = input;
    await lockDriverTrip(tx, caller, tripId);
    const now = services.now();
    const at = toServerTime({ ...input, now, last: await findLastEventTime(tx, caller, tripId) });
    const isNew = await recordOnce(tx, {
      userId: caller.userId,
      key,
      tripId,
      orderId,
      event,
      occurredAt: at,
      recordedAt: now,
    });
    if (!isNew) return { key, isRepeated: true, ...(await findOutcome(tx, caller.userId, key)) };
    const { outcome, stage } =
      event === 'start' && orderId === null
        ? await moveTrip({ ...services, db: tx }, caller, tripId, { stage: 'started', occurredAt: at })
        : await moveOrder(services, tx, caller, tripId, { ...input, at });
    const result = { stageOutcome: outcome, stage };
    await saveOutcome(tx, caller.userId, key, result);
    return { key, isRepeated: false, ...result };
  });
