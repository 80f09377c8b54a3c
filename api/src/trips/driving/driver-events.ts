import type { DriverEventDone, DriverEventInput } from 'shared-contracts/driving';
import { moveInside } from '../../orders/order-moves.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { moveTrip } from '../trip-moves.ts';
import type { TripServer } from '../trip-server.ts';
import { checkCarried, lastTold, lockDriven, noteOnce } from './driven.store.ts';
import { happenedAt } from './driver-clock.rules.ts';
import { targetOf } from './driver-moves.rules.ts';

async function moveOrder(
  server: TripServer,
  tx: Db,
  caller: Caller,
  tripId: string,
  { event, orderId, reason, delivered, at }: DriverEventInput & { at: number },
) {
  const stage = targetOf(event);
  if (orderId === null) throw invalidField('orderId', 'required', 'Field is required');
  if (!stage) throw invalidField('event', 'invalid', 'Invalid event');
  await checkCarried(tx, tripId, orderId);
  await moveInside(server, tx, { caller, isShown: true }, orderId, {
    stage,
    occurredAt: at,
    reason: reason ?? null,
    ...(delivered && { delivered }),
  });
}

/**
 * Lets happen what a driver tells of a trip or of one of its orders, once for each key, as the stage table has it. What is older than the last
 * change is written down and moves nothing.
 * @throws 404 for the trip of another driver, 409 with the stage of now and the allowed ones, 422 by field; nothing is noted then
 */
export const driveOn = (
  server: TripServer,
  caller: Caller,
  tripId: string,
  input: DriverEventInput,
): Promise<DriverEventDone> =>
  inTransaction(server.db, async (tx) => {
    const { key, event, orderId } = input;
    await lockDriven(tx, caller, tripId);
    const now = server.now();
    const at = happenedAt({ ...input, now, last: await lastTold(tx, caller, tripId) });
    const isNew = await noteOnce(tx, {
      userId: caller.userId,
      key,
      tripId,
      orderId,
      event,
      occurredAt: at,
      recordedAt: now,
    });
    if (!isNew) return { key, isRepeated: true };
    if (event === 'start' && orderId === null)
      await moveTrip({ ...server, db: tx }, caller, tripId, { stage: 'started', occurredAt: at });
    else await moveOrder(server, tx, caller, tripId, { ...input, at });
    return { key, isRepeated: false };
  });
