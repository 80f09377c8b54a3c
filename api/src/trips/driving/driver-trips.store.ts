import type { Insertable } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { drivenBy } from '../trip-visibility.store.ts';

/** A trip that the caller drives, locked; one of another driver is not found. @returns whose it is */
export async function lockDriven(tx: Db, caller: Caller, tripId: string) {
  const trip = await tx
    .selectFrom('trips')
    .select(['id', 'organizationId'])
    .where('id', '=', tripId)
    .where(drivenBy(caller))
    .where('stage', '<>', 'saved')
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw notFound();
  return trip;
}

/** @throws 422 naming the field when the trip does not carry the order */
export async function checkCarried(tx: Db, tripId: string, orderId: string): Promise<void> {
  const found = await tx
    .selectFrom('tripStopOrders')
    .select('orderId')
    .where('tripId', '=', tripId)
    .where('orderId', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  if (!found) throw invalidField('orderId', 'notFound', 'Order not found');
}

export const lastTold = async (tx: Db, caller: Caller, tripId: string): Promise<number | null> =>
  (
    await tx
      .selectFrom('driverEvents')
      .select(({ fn }) => fn.max('occurredAt').as('at'))
      .where('tripId', '=', tripId)
      .where('userId', '=', caller.userId)
      .executeTakeFirst()
  )?.at ?? null;

/** Uses a key up. @returns whether it is the first time; whoever sends the same at once waits for the other */
export async function noteOnce(tx: Db, event: Insertable<Tables['driverEvents']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('driverEvents')
    .values(event)
    .onConflict((on) => on.columns(['userId', 'key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
