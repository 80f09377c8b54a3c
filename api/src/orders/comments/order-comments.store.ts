import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { itemVisibleTo } from '../core/shared-items.store.ts';

const selectMentions = (db: Db) =>
  db
    .selectFrom('orderCommentMentions')
    .innerJoin('users', 'users.id', 'orderCommentMentions.userId')
    .select(['users.id', personName().as('name')])
    .where('orderCommentMentions.commentId', '=', sql.ref<string>('orderComments.id'))
    .orderBy('name');

const selectComments = (db: Db, caller: Caller, order: OrderRecord) =>
  db
    .selectFrom('orderComments')
    .where('orderId', '=', order.id)
    .where(itemVisibleTo(caller, order, 'orderComments'))
    .innerJoin('users', 'users.id', 'orderComments.createdBy')
    .innerJoin('organizations', 'organizations.id', 'orderComments.organizationId')
    .select((eb) => [
      'orderComments.id',
      'orderComments.revision',
      'text',
      'visibility',
      'orderComments.createdAt',
      'editedAt',
      jsonBuildObject({ id: eb.ref('users.id'), name: personName() }).as('author'),
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      jsonArrayFrom(selectMentions(db)).as('mentions'),
    ]);

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** Newest first. */
export const listComments = (db: Db, caller: Caller, order: OrderRecord, range: Pick<Paging, 'page' | 'limit'>) =>
  paginate(selectComments(db, caller, order).orderBy('position', 'desc'), range);

export const findComment = (db: Db, caller: Caller, order: OrderRecord, id: string) =>
  selectComments(db, caller, order).where('orderComments.id', '=', id).executeTakeFirstOrThrow();

/** Locks a comment of the caller. */
export const lockOwnComment = (tx: Db, { userId }: Caller, id: string) =>
  tx
    .selectFrom('orderComments')
    .select(['id', 'orderId', 'organizationId', 'text', 'visibility', 'revision'])
    .where('id', '=', id)
    .where('createdBy', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const insertComment = (tx: Db, comment: Insertable<Tables['orderComments']>) =>
  tx.insertInto('orderComments').values(comment).returning(['id', 'organizationId']).executeTakeFirstOrThrow();

export const updateComment = (tx: Db, id: string, text: string, editedAt: number) =>
  tx.updateTable('orderComments').set({ text, editedAt }).where('id', '=', id).execute();

export const deleteComment = (tx: Db, id: string) => tx.deleteFrom('orderComments').where('id', '=', id).execute();

export async function listMentionIds(tx: Db, commentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orderCommentMentions')
    .select('userId')
    .where('commentId', '=', commentId)
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function replaceMentions(tx: Db, commentId: string, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('orderCommentMentions').where('commentId', '=', commentId).execute();
  if (userIds.length > 0)
    await tx
      .insertInto('orderCommentMentions')
      .values(userIds.map((userId) => ({ commentId, userId })))
      .execute();
}
