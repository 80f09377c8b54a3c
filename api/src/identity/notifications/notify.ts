import { sql } from 'kysely';
import type { NotificationKind, NotificationValues } from 'shared-contracts/identity/notifications';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';
import { type Audience, isInAudience } from './audience.ts';
import { isPushed } from '../push/push-text.rules.ts';
import { queuePushMessages } from '../push/push-messages.store.ts';
import { deleteExpired } from './notifications.store.ts';

export const publishNotificationsChanged = (tx: Db, userIds: readonly string[]) =>
  publish(tx, { topic: 'notifications', userIds, payload: null });

type NewNotification<K extends NotificationKind = NotificationKind> = {
  /** A user in several audiences is notified once. */
  to: Audience | readonly Audience[];
  kind: K;
  /** The record to open; null when it has no page. */
  subjectId: string | null;
  values: NotificationValues[K];
  /** Unix seconds. */
  at: number;
};

const selectNotificationRows = (
  db: Db,
  causedBy: readonly string[],
  { to, kind, subjectId, values, at }: NewNotification,
) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      'users.id',
      sql<NotificationKind>`${kind}::text`.as('kind'),
      sql<string | null>`${subjectId}::uuid`.as('subjectId'),
      sql<never>`${JSON.stringify(values)}::jsonb`.as('values'),
      sql<number>`${at}::bigint`.as('createdAt'),
    ])
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where(({ or }) => or([to].flat().map(isInAudience)))
    .where(sql<boolean>`users.id <> all(${causedBy}::uuid[])`);

/**
 * Notifies active users in the transaction of the change itself, with one query.
 * @param caller the user who caused it, who is not notified; null for the system
 */
export async function notify<K extends NotificationKind>(
  tx: Db,
  caller: Pick<Caller, 'userId' | 'actorId'> | null,
  notification: NewNotification<K>,
): Promise<void> {
  const causedBy = [caller?.userId, caller?.actorId].filter((id) => typeof id === 'string');
  const notified = await tx
    .insertInto('notifications')
    .columns(['userId', 'kind', 'subjectId', 'values', 'createdAt'])
    .expression(selectNotificationRows(tx, causedBy, notification))
    .returning(['id', 'userId'])
    .execute();
  if (isPushed(notification))
    await queuePushMessages(
      tx,
      notified.map(({ id }) => id),
      notification.at,
    );
  await deleteExpired(tx, notification.at);
  await publishNotificationsChanged(
    tx,
    notified.map(({ userId }) => userId),
  );
}

/** Marks a user's notifications about a subject as read, once they have seen it on its own screen. */
export async function readNotifications(
  tx: Db,
  { userId, kind, subjectId, at }: { userId: string; kind: NotificationKind; subjectId: string; at: number },
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('readAt', 'is', null)
    .returning('id')
    .execute();
  if (read.length > 0) await publishNotificationsChanged(tx, [userId]);
}

/** Marks the notifications about a subject as read for everyone, once there is nothing left to do. */
export async function resolveNotifications(
  tx: Db,
  kind: NotificationKind,
  subjectId: string,
  at: number,
): Promise<void> {
  const resolved = await tx
    .updateTable('notifications')
    .set({ readAt: at })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('readAt', 'is', null)
    .returning('userId')
    .execute();
  await publishNotificationsChanged(
    tx,
    resolved.map(({ userId }) => userId),
  );
}
