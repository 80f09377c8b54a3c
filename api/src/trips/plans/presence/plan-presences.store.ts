import type { PlanPresence } from 'shared-contracts/trips/plans/plans';
import { PRESENCE_TIMEOUT_SECONDS } from 'shared-contracts/values/trips/planning-desk';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db } from '../../../platform/database/database.ts';

export const listPresent = (db: Db, planId: string, now: number): Promise<PlanPresence['users']> =>
  db
    .selectFrom('planPresences')
    .innerJoin('users', 'users.id', 'planPresences.userId')
    .select(['users.id', personName().as('name'), 'tripId', 'since'])
    .where('planId', '=', planId)
    .where('seenAt', '>', now - PRESENCE_TIMEOUT_SECONDS)
    .orderBy('name')
    .orderBy('users.id')
    .execute();

/** Records that a user has the plan open. @returns whether the others see something new */
export async function enterPlan(
  tx: Db,
  { planId, userId, tripId }: { planId: string; userId: string; tripId: string | null },
  now: number,
): Promise<boolean> {
  const before = await tx
    .selectFrom('planPresences')
    .select(['tripId', 'seenAt', 'since'])
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const isPresent = before !== undefined && before.seenAt > now - PRESENCE_TIMEOUT_SECONDS;
  const since = isPresent ? before.since : now;
  await tx
    .insertInto('planPresences')
    .values({ planId, userId, tripId, since, seenAt: now })
    .onConflict((row) => row.columns(['planId', 'userId']).doUpdateSet({ tripId, since, seenAt: now }))
    .execute();
  return !isPresent || before.tripId !== tripId;
}

/** @returns whether the user was there */
export async function leavePlan(tx: Db, planId: string, userId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('planPresences')
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return deleted !== undefined;
}
