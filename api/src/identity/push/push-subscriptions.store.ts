import { type Insertable, sql } from 'kysely';
import { MAX_PUSH_BROWSERS } from 'shared-contracts/values/identity/push';
import type { Db, Tables } from '../../platform/database/database.ts';

export const hasSubscription = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db.selectFrom('pushSubscriptions').select('userId').where('sessionId', '=', sessionId).executeTakeFirst()) !==
  undefined;

/** Locks the user, so that concurrent requests can't exceed the limit. */
export const lockUser = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();

/** Replaces that of the session, and whichever session the browser had before. */
export async function replaceSubscription(tx: Db, subscription: Insertable<Tables['pushSubscriptions']>) {
  const { sessionId, endpoint } = subscription;
  await tx
    .deleteFrom('pushSubscriptions')
    .where(({ or, eb }) => or([eb('sessionId', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute();
  await tx.insertInto('pushSubscriptions').values(subscription).execute();
}

export const deleteOldest = (tx: Db, userId: string) =>
  sql`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, session_id offset ${MAX_PUSH_BROWSERS})`.execute(tx);

export const deleteSubscription = (db: Db, sessionId: string) =>
  db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
