import { DAY } from 'shared-contracts/values/time';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';

/** Seconds. */
export const RETENTION = 90 * DAY;
const DELETE_BATCH_SIZE = 500;

type Recipient = Pick<Caller, 'userId'>;
type Query = { page: number; limit: number; unread?: boolean };

const selectNotifications = (db: Db, { userId }: Recipient) =>
  db.selectFrom('notifications').where('userId', '=', userId);

/** Newest first, with the total number of unread ones. @param now unix seconds */
export async function listNotifications(db: Db, recipient: Recipient, { unread, ...range }: Query, now: number) {
  const recent = selectNotifications(db, recipient).where('createdAt', '>', now - RETENTION);
  const unreadRows = recent.where('readAt', 'is', null);
  const readRows = recent.where('readAt', 'is not', null);
  const matching = { all: recent, true: unreadRows, false: readRows }[`${unread ?? 'all'}`];
  const rows = matching.select(({ eb }) => [
    'id',
    'kind',
    'subjectId',
    'values',
    'createdAt',
    eb('readAt', 'is not', null).as('isRead'),
  ]);
  const [page, unreadCount] = await Promise.all([
    paginate(rows.orderBy('position', 'desc'), range),
    unreadRows.select(({ fn }) => fn.countAll<number>().as('unread')).executeTakeFirstOrThrow(),
  ]);
  return {
    ...page,
    ...unreadCount,
    items: page.items.map(({ isRead, ...item }) => ({ ...item, isRead: Boolean(isRead) })),
  };
}

/** @returns whether the notification exists; an earlier reading time stays */
export async function markRead(tx: Db, recipient: Recipient, id: string, now: number): Promise<boolean> {
  const notification = await selectNotifications(tx, recipient)
    .select('readAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (notification?.readAt === null)
    await tx.updateTable('notifications').set({ readAt: now }).where('id', '=', id).execute();
  return notification !== undefined;
}

/** @returns how many were unread */
export async function markAllRead(tx: Db, recipient: Recipient, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', recipient.userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes a batch of expired notifications; skips rows that another transaction is deleting. */
export const deleteExpired = (tx: Db, now: number) =>
  tx
    .deleteFrom('notifications')
    .where(
      'id',
      'in',
      tx
        .selectFrom('notifications')
        .select('id')
        .where('createdAt', '<=', now - RETENTION)
        .orderBy('createdAt')
        .limit(DELETE_BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
