import { sql } from 'kysely';
import type { NotificationKind } from 'shared-contracts/identity/notifications';
import type { Language } from 'shared-contracts/values/limits';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';

/** Queues these notifications for the browsers of their readers, in the transaction that created them. */
export async function queuePushMessages(tx: Db, notificationIds: readonly string[], at: number): Promise<void> {
  if (notificationIds.length === 0) return;
  await sql`
    insert into push_messages (notification_id, session_id, due_at)
    select notifications.id, push_subscriptions.session_id, ${at}::bigint
    from notifications join push_subscriptions on push_subscriptions.user_id = notifications.user_id
    where notifications.id = any(${notificationIds}::uuid[])`.execute(tx);
}

export const hasDueMessages = async (db: Db, now: number): Promise<boolean> =>
  (await db.selectFrom('pushMessages').select('id').where('dueAt', '<=', now).limit(1).executeTakeFirst()) !==
  undefined;

export type DueMessage = {
  id: string;
  sessionId: string;
  attempts: number;
  notificationId: string;
  kind: NotificationKind;
  subjectId: string | null;
  values: Record<string, string>;
  language: Language;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The notification is unread, and the reader is active and still signed in there. */
  isCurrent: boolean;
  /** The notification is about a trip that the reader drives. */
  isDriver: boolean;
};

/**
 * Claims due messages, each for one process: an unfinished one becomes due again after `retryDelay`, in seconds by the
 * number of attempts.
 */
export async function takeDueMessages(
  db: Db,
  now: number,
  { limit, retryDelay }: { limit: number; retryDelay: (attempts: number) => number },
): Promise<DueMessage[]> {
  const delays = Array.from({ length: 10 }, (_, attempts) => retryDelay(attempts));
  const { rows } = await sql<DueMessage>`
    with taken as (
      update push_messages set
        attempts = attempts + 1,
        due_at = ${now}::bigint + (${delays}::integer[])[least(attempts + 1, 10)]
      where id in (
        select id from push_messages where due_at <= ${now} order by due_at, id limit ${limit} for update skip locked
      )
      returning *
    )
    select taken.id, taken.session_id, taken.attempts, taken.notification_id,
      notifications.kind, notifications.subject_id, notifications.values, users.language,
      push_subscriptions.endpoint, push_subscriptions.p256dh, push_subscriptions.auth,
      notifications.read_at is null and users.status = ${USER_STATUS.active}
        and organizations.status = ${ORGANIZATION_STATUS.active}
        and sessions.ends_at > ${now} and sessions.session_version = users.session_version as is_current,
      exists (
        select from trips join drivers on drivers.id = trips.driver_id
        where trips.id = notifications.subject_id
          and (drivers.user_id = users.id or drivers.contact_id = users.contact_id)
      ) as is_driver
    from taken
      join push_subscriptions using (session_id)
      join sessions on sessions.id = taken.session_id
      join notifications on notifications.id = taken.notification_id
      join users on users.id = push_subscriptions.user_id
      join organizations on organizations.id = users.organization_id
    order by notifications.position, taken.id`.execute(db);
  return rows;
}

export const deleteMessage = (db: Db, id: string) => db.deleteFrom('pushMessages').where('id', '=', id).execute();

export const postponeMessage = (db: Db, id: string, dueAt: number) =>
  db.updateTable('pushMessages').set({ dueAt }).where('id', '=', id).execute();
