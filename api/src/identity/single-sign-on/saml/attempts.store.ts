import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../../platform/database/database.ts';

export const ATTEMPT_LIFETIME = 10 * MINUTE;

type NewAttempt = { id: string; providerId: string; origin: string; path: string; isLogout?: boolean };

/** Forgets sign-ins and assertions that have expired. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('samlAttempts').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('samlAssertions').where('expiresAt', '<=', now).execute();
}

export async function insertAttempt(db: Db, attempt: NewAttempt, now: number): Promise<void> {
  await deleteExpired(db, now);
  await db
    .insertInto('samlAttempts')
    .values({ ...attempt, expiresAt: now + ATTEMPT_LIFETIME, userId: null, providerSessionId: null })
    .execute();
}

/** An attempt of a provider of the organization that nothing has answered yet. */
export const findOpenAttempt = (db: Db, organizationId: string, id: string, now: number) =>
  db
    .selectFrom('samlAttempts')
    .innerJoin('identityProviders', 'identityProviders.id', 'samlAttempts.providerId')
    .selectAll('samlAttempts')
    .where('samlAttempts.id', '=', id)
    .where('identityProviders.organizationId', '=', organizationId)
    .where('samlAttempts.expiresAt', '>', now)
    .where('samlAttempts.userId', 'is', null)
    .where('samlAttempts.isLogout', '=', false)
    .executeTakeFirst();
export type SamlAttempt = NonNullable<Awaited<ReturnType<typeof findOpenAttempt>>>;

/** Ends the wait for a provider's answer to a sign-out, once. @returns where that began */
export const takeLogout = (db: Db, organizationId: string, id: string) =>
  db
    .deleteFrom('samlAttempts')
    .using('identityProviders')
    .whereRef('identityProviders.id', '=', 'samlAttempts.providerId')
    .where('identityProviders.organizationId', '=', organizationId)
    .where('samlAttempts.id', '=', id)
    .where('samlAttempts.isLogout', '=', true)
    .returning('samlAttempts.origin')
    .executeTakeFirst();

type Proved = { userId: string; providerSessionId: string | null };

/** @returns false when another answer was faster */
export async function proveAttempt(tx: Db, id: string, { userId, providerSessionId }: Proved): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('samlAttempts')
    .set({ userId, providerSessionId })
    .where('id', '=', id)
    .where('userId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hands over a proved attempt, once. */
export const takeProvedAttempt = (db: Db, id: string, now: number) =>
  db
    .deleteFrom('samlAttempts')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('userId', 'is not', null)
    .returningAll()
    .executeTakeFirst();

type Assertion = { providerId: string; assertionId: string; expiresAt: number };

/** Remembers an assertion until it has expired. @returns false for one that was accepted before */
export async function rememberAssertion(tx: Db, assertion: Assertion, now: number): Promise<boolean> {
  await tx.deleteFrom('samlAssertions').where('expiresAt', '<=', now).execute();
  const inserted = await tx
    .insertInto('samlAssertions')
    .values(assertion)
    .onConflict((row) => row.doNothing())
    .returning('assertionId')
    .executeTakeFirst();
  return inserted !== undefined;
}
