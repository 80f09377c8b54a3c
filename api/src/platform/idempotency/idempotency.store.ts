import type { Db, Tables } from '../database/database.ts';
import './idempotency.tables.ts';

/** A request with an `Idempotency-Key`. */
export type KeyedRequest = Pick<
  Tables['idempotencyKeys'],
  'userId' | 'call' | 'key' | 'attempt' | 'fingerprint' | 'createdAt'
>;
export type StoredResponse = { status: number; response: string };

/** Finds the earlier request with the same key; undefined if it has expired. */
export const findRequest = (db: Db, { userId, call, key }: KeyedRequest, expiredBefore: number) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'response', 'createdAt'])
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('createdAt', '>=', expiredBefore)
    .executeTakeFirst();

/**
 * Claims the key in the transaction of the action, so that both are saved or neither. Waits for a concurrent request
 * with the same key.
 * @returns false if that one has claimed it
 */
export async function claimKey(tx: Db, request: KeyedRequest, expiredBefore: number): Promise<boolean> {
  const row = await tx
    .insertInto('idempotencyKeys')
    .values({ ...request, status: null, response: null })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'call', 'key'])
        .doUpdateSet({ ...request, status: null, response: null })
        .where((eb) =>
          eb.or([
            eb('idempotencyKeys.attempt', '=', request.attempt),
            eb('idempotencyKeys.createdAt', '<', expiredBefore),
          ]),
        ),
    )
    .returning('attempt')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the response of a request that has claimed its key. @returns whether it has */
export async function updateResponse(db: Db, { userId, call, key, attempt }: KeyedRequest, stored: StoredResponse) {
  const { numUpdatedRows } = await db
    .updateTable('idempotencyKeys')
    .set(stored)
    .where('userId', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves the response of a request that needed no transaction. */
export async function insertResponse(db: Db, request: KeyedRequest, stored: StoredResponse): Promise<void> {
  await db
    .insertInto('idempotencyKeys')
    .values({ ...request, ...stored })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRequests(db: Db, expiredBefore: number): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', expiredBefore).execute();
}
