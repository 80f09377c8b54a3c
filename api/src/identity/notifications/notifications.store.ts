import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';

const DAY = 86_400;
/** Seconds that a notification is kept. */
export const KEPT = 90 * DAY;
const AT_ONCE = 500;

type Reader = Pick<Caller, 'userId'>;
type Query = { page: number; limit: number; unread?: boolean };

const own = (db: Db, { userId }: Reader) => db.selectFrom('notifications').where('userId', '=', userId);

/** The newest first, and how many are unread in all. @param now unix seconds */
export async function listNotifications(db: Db, reader: Reader, { unread, ...range }: Query, now: number) {
  const kept = own(db, reader).where('createdAt', '>', now - KEPT);
  const waiting = kept.where('readAt', 'is', null);
  const read = kept.where('readAt', 'is not', null);
  const asked = { all: kept, true: waiting, false: read }[`${unread ?? 'all'}`];
  const rows = asked.select(({ eb }) => [
    'id',
    'kind',
    'subjectId',
    'values',
    'createdAt',
    eb('readAt', 'is not', null).as('isRead'),
  ]);
  const [page, counted] = await Promise.all([
    paged(rows.orderBy('position', 'desc'), range),
    waiting.select(({ fn }) => fn.countAll<number>().as('unread')).executeTakeFirstOrThrow(),
  ]);
  return {
    ...page,
    ...counted,
    items: page.items.map(({ isRead, ...item }) => ({ ...item, isRead: Boolean(isRead) })),
  };
}

/** @returns whether it is there; one that was read before stays as it is */
export async function readOne(tx: Db, reader: Reader, id: string, now: number): Promise<boolean> {
  const found = await own(tx, reader).select('readAt').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found?.readAt === null) await tx.updateTable('notifications').set({ readAt: now }).where('id', '=', id).execute();
  return found !== undefined;
}

/** @returns how many were unread */
export async function readAll(tx: Db, reader: Reader, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', reader.userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes some of what is older than it is kept; what another transaction deletes just now is left to it. */
export const forgetOld = (tx: Db, now: number) =>
  tx
    .deleteFrom('notifications')
    .where(
      'id',
      'in',
      tx
        .selectFrom('notifications')
        .select('id')
        .where('createdAt', '<=', now - KEPT)
        .orderBy('createdAt')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
