import { createHash } from 'node:crypto';
import { type Db, inTransaction } from './database.ts';
import { AppError } from './errors.ts';

const MINUTE = 60;
/** Failures are forgotten after this much quiet. */
const MEMORY = 24 * 60 * MINUTE;
const LONGEST = 15 * MINUTE;
const FIRST = 5;

/** Seconds to wait after so many failures: none while they are `free`, then 5, 10, 20… up to a quarter of an hour. */
export const delayAfter = (failures: number, free: number) =>
  failures <= free ? 0 : Math.min(LONGEST, FIRST * 2 ** (failures - free - 1));

/** Something that may be tried: `login:nimal`, with the failures it is allowed before it has to wait. */
export type Tried = { key: string; free: number };

/** Keys are stored as hashes: what people type into a login field is sometimes their password. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** @param retryAfter seconds */
export const tooManyAttempts = (retryAfter: number) =>
  new AppError(429, 'tooManyAttempts', 'Too many attempts, try again later', { params: { retryAfter } });

const forget = (db: Db, now: number) =>
  db
    .deleteFrom('signInAttempts')
    .where('lastAt', '<', now - MEMORY)
    .execute();

async function countOne(tx: Db, { key, free }: Tried, now: number): Promise<number> {
  const hash = hashOf(key);
  await tx
    .insertInto('signInAttempts')
    .values({ key: hash, failures: 0, blockedUntil: 0, lastAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await tx
    .selectFrom('signInAttempts')
    .selectAll()
    .where('key', '=', hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.blockedUntil > now) return known.blockedUntil - now;
  const failures = known.failures + 1;
  await tx
    .updateTable('signInAttempts')
    .set({ failures, blockedUntil: now + delayAfter(failures, free), lastAt: now })
    .where('key', '=', hash)
    .execute();
  return 0;
}

/**
 * Counts an attempt before it is made, so that many at once gain nothing. Kept in the database: every process counts the same.
 * @throws 429 with the seconds to wait
 */
export async function attempt(db: Db, tried: Tried[], now: number): Promise<void> {
  await forget(db, now);
  const inOrder = tried.toSorted((a, b) => hashOf(a.key).localeCompare(hashOf(b.key)));
  const waits = await inTransaction(db, async (tx) => {
    const seconds: number[] = [];
    for (const one of inOrder) seconds.push(await countOne(tx, one, now));
    return seconds;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw tooManyAttempts(wait);
}

/** A success was no failure: this begins anew. */
export const startAnew = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('signInAttempts').where('key', '=', hashOf(key)).execute();
};

/** This one attempt was no failure, those before it were. */
export const takeBack = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('signInAttempts')
    .set(({ eb, fn }) => ({ failures: fn<number>('greatest', [eb('failures', '-', 1), eb.lit(0)]), blockedUntil: 0 }))
    .where('key', '=', hashOf(key))
    .execute();
};
