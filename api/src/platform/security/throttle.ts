import { createHash } from 'node:crypto';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';

/** Failures expire this long after the last attempt. */
const EXPIRES_AFTER = DAY;
const MAX_WAIT = 15 * MINUTE;
const FIRST_WAIT = 5;

/** Seconds to wait after a failure: 0 for the first `freeFailures`, then 5, 10, 20… up to 15 minutes. */
export const backoffSeconds = (failures: number, freeFailures: number) =>
  failures <= freeFailures ? 0 : Math.min(MAX_WAIT, FIRST_WAIT * 2 ** (failures - freeFailures - 1));

/** The key to throttle, e.g. `login:nimal`, and the number of failures allowed before waiting. */
export type ThrottleKey = { key: string; freeFailures: number };

/** Keys are stored hashed, because people sometimes type their password into the login field. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** @param retryAfter seconds */
export const tooManyAttempts = (retryAfter: number) =>
  new AppError(429, 'tooManyAttempts', 'Too many attempts, try again later', { params: { retryAfter } });

const deleteExpired = (db: Db, now: number) =>
  db
    .deleteFrom('signInAttempts')
    .where('lastAt', '<', now - EXPIRES_AFTER)
    .execute();

/** @returns the seconds to wait; 0 when the attempt is allowed */
async function countAttempt(tx: Db, { key, freeFailures }: ThrottleKey, now: number): Promise<number> {
  const hash = hashKey(key);
  // Returns the row in the same statement: a concurrent success may delete it in between.
  const attempts = await tx
    .insertInto('signInAttempts')
    .values({ key: hash, failures: 0, blockedUntil: 0, lastAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: hash }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (attempts.blockedUntil > now) return attempts.blockedUntil - now;
  const failures = attempts.failures + 1;
  await tx
    .updateTable('signInAttempts')
    .set({ failures, blockedUntil: now + backoffSeconds(failures, freeFailures), lastAt: now })
    .where('key', '=', hash)
    .execute();
  return 0;
}

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts are throttled as well. All processes share
 * the counts. Call `clearAttempts` or `undoAttempt` when it succeeds.
 * @throws 429 with the seconds to wait
 */
export async function recordAttempt(db: Db, keys: ThrottleKey[], now: number): Promise<void> {
  await deleteExpired(db, now);
  // Every process locks rows in the same order, so that none deadlocks.
  const sortedKeys = keys.toSorted((a, b) => hashKey(a.key).localeCompare(hashKey(b.key)));
  const waits = await inTransaction(db, async (tx) => {
    const seconds: number[] = [];
    for (const key of sortedKeys) seconds.push(await countAttempt(tx, key, now));
    return seconds;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw tooManyAttempts(wait);
}

/** Counts the failures of a key, including unfinished attempts. */
export async function countFailures(db: Db, key: string): Promise<number> {
  const attempts = await db
    .selectFrom('signInAttempts')
    .select('failures')
    .where('key', '=', hashKey(key))
    .executeTakeFirst();
  return attempts?.failures ?? 0;
}

/** Resets the failures of a key after a success. */
export const clearAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('signInAttempts').where('key', '=', hashKey(key)).execute();
};

/** Removes one attempt that succeeded; earlier failures still count. */
export const undoAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('signInAttempts')
    .set(({ eb, fn }) => ({ failures: fn<number>('greatest', [eb('failures', '-', 1), eb.lit(0)]), blockedUntil: 0 }))
    .where('key', '=', hashKey(key))
    .execute();
};
