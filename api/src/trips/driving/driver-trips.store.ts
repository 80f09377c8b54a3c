import type { Insertable } from 'kysely';
import type { StageOutcome } from 'shared-contracts/common';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

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

export type EventOutcome = { stageOutcome: StageOutcome; stage: OrderStage | TripStage };
/** Proofs have no outcome. */
type RecordedOutcome = { outcome: EventOutcome | undefined; lateCause: LateCause | null };

/** The outcome of an event or a proof that was already recorded. */
export async function findOutcome(tx: Db, userId: string, key: string): Promise<RecordedOutcome> {
  const event = await tx
    .selectFrom('driverEvents')
    .select(['stageOutcome', 'stage', 'lateCause'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  const { stageOutcome = null, stage = null, lateCause = null } = event ?? {};
  return { outcome: stageOutcome && stage ? { stageOutcome, stage } : undefined, lateCause };
}

export const saveOutcome = (
  tx: Db,
  userId: string,
  key: string,
  outcome: Partial<EventOutcome> & { lateCause?: LateCause },
) => tx.updateTable('driverEvents').set(outcome).where('userId', '=', userId).where('key', '=', key).execute();
