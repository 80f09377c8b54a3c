import type { Insertable } from 'kysely';
import type { StageOutcome } from 'shared-contracts/common';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { isDrivenBy } from '../core/trip-visibility.store.ts';

/** Locks a trip that the caller drives. @throws 404 also for the trip of another driver */
export async function lockDriverTrip(tx: Db, caller: Caller, tripId: string) {
  const trip = await tx
    .selectFrom('trips')
    .select(['id', 'organizationId'])
    .where('id', '=', tripId)
    .where(isDrivenBy(caller))
    .where('stage', '<>', 'saved')
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw notFound();
  return trip;
}

/** @throws 422 for `orderId` */
export async function assertOrderInTrip(tx: Db, tripId: string, orderId: string): Promise<void> {
  const tripOrder = await tx
    .selectFrom('tripStopOrders')
    .select('orderId')
    .where('tripId', '=', tripId)
    .where('orderId', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  if (!tripOrder) throw invalidField('orderId', 'notFound', 'Order not found');
}

export const findLastEventTime = async (tx: Db, caller: Caller, tripId: string): Promise<number | null> =>
  (
    await tx
      .selectFrom('driverEvents')
      .select(({ fn }) => fn.max('occurredAt').as('at'))
      .where('tripId', '=', tripId)
      .where('userId', '=', caller.userId)
      .executeTakeFirst()
  )?.at ?? null;

/**
 * Records the idempotency key of an event. Returns false if it was already used; concurrent requests wait for each
 * other.
 */
export async function recordOnce(tx: Db, event: Insertable<Tables['driverEvents']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('driverEvents')
    .values(event)
    .onConflict((on) => on.columns(['userId', 'key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type EventOutcome = { stageOutcome: StageOutcome; stage: OrderStage | TripStage };

/** What an event did that was recorded before; nothing if that is unknown. */
export async function findOutcome(tx: Db, userId: string, key: string): Promise<EventOutcome | undefined> {
  const event = await tx
    .selectFrom('driverEvents')
    .select(['stageOutcome', 'stage'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return event?.stageOutcome && event.stage ? { stageOutcome: event.stageOutcome, stage: event.stage } : undefined;
}

export const saveOutcome = (tx: Db, userId: string, key: string, outcome: EventOutcome) =>
  tx.updateTable('driverEvents').set(outcome).where('userId', '=', userId).where('key', '=', key).execute();
