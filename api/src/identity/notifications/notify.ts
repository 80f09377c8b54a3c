import { sql } from 'kysely';
import type { NotificationKind, NotificationValues } from 'shared-contracts/notifications';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { publish } from '../../platform/live/publish.ts';
import { type Audience, isIn } from './audience.ts';
import { forgetOld } from './notifications.store.ts';

const ACTIVE = 1;

/** The bells of these users are asked to look again. */
export const tellBells = (tx: Db, userIds: readonly string[]) =>
  publish(tx, { topic: 'notifications', userIds, payload: null });

type News<K extends NotificationKind = NotificationKind> = {
  /** Whoever is in any of them is told once. */
  to: Audience | readonly Audience[];
  kind: K;
  /** The record it is about; null when there is no page of it. */
  subjectId: string | null;
  values: NotificationValues[K];
  /** unix seconds */
  at: number;
};

/** The users to tell, as rows. Everyone is there once, however often the audiences name them. */
const rowsFor = (db: Db, causedBy: readonly string[], { to, kind, subjectId, values, at }: News) =>
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
    .where('users.status', '=', ACTIVE)
    .where('organizations.status', '=', ACTIVE)
    .where(({ or }) => or([to].flat().map(isIn)))
    .where(sql<boolean>`users.id <> all(${causedBy}::uuid[])`);

/**
 * Tells active users of something in their bell, in the transaction of the change itself: one query, however many they are.
 * @param caller who causes it and is not told; null: the system does
 */
export async function notify<K extends NotificationKind>(
  tx: Db,
  caller: Pick<Caller, 'userId' | 'actorId'> | null,
  news: News<K>,
): Promise<void> {
  const causedBy = [caller?.userId, caller?.actorId].filter((id) => typeof id === 'string');
  const told = await tx
    .insertInto('notifications')
    .columns(['userId', 'kind', 'subjectId', 'values', 'createdAt'])
    .expression(rowsFor(tx, causedBy, news))
    .returning('userId')
    .execute();
  await forgetOld(tx, news.at);
  await tellBells(
    tx,
    told.map(({ userId }) => userId),
  );
}

/** What it asked for is done: nobody needs to read it any more. */
export async function settle(tx: Db, kind: NotificationKind, subjectId: string, at: number): Promise<void> {
  const settled = await tx
    .updateTable('notifications')
    .set({ readAt: at })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('readAt', 'is', null)
    .returning('userId')
    .execute();
  await tellBells(
    tx,
    settled.map(({ userId }) => userId),
  );
}
