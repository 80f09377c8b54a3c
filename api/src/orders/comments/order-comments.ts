import type { OrderCommentChanges, OrderCommentInput } from 'shared-contracts/orders/order-comments';
import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { findOrder, type OrderRecord } from '../core/order-records.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { findMentionableIds } from './mentionable-users.store.ts';
import {
  deleteComment,
  findComment,
  insertComment,
  listMentionIds,
  lockOwnComment,
  replaceMentions,
  updateComment,
} from './order-comments.store.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

type CommentServices = Pick<Services, 'db' | 'now'>;
type Visibility = OrderCommentInput['visibility'];

/** @throws 422 for users who can't read the comment */
async function validateMentions(
  tx: Db,
  caller: Caller,
  order: OrderRecord,
  visibility: Visibility,
  mentionIds: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(mentionIds.map((id) => id.toLowerCase()))];
  const allowed = await findMentionableIds(tx, caller, order, visibility, ids);
  const unknown = mentionIds.flatMap((id, i) =>
    allowed.has(id.toLowerCase())
      ? []
      : [[`mentionIds.${i}`, { code: 'notFound', message: 'User can’t read this comment' }] as const],
  );
  if (unknown.length > 0) throw invalidFields(Object.fromEntries(unknown));
  return ids;
}

const recordChange = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: 'created' | 'updated' | 'deleted',
  changes: Record<string, unknown>,
  occurredAt: number,
) => recordTimeline(tx, caller, { subject: 'orderComment', subjectId: id, organizationId, event, changes, occurredAt });

async function notifyMentioned(
  tx: Db,
  caller: Caller,
  row: OrderRecord,
  { commentId, author, userIds, at }: { commentId: string; author: string; userIds: readonly string[]; at: number },
) {
  if (userIds.length === 0) return;
  const users = await tx.selectFrom('users').select(['id', 'organizationId']).where('id', 'in', userIds).execute();
  // Each side sees the order's name from its own lists.
  for (const [organizationId, mentioned] of Map.groupBy(users, (user) => user.organizationId)) {
    const values = { number: nameOrder(row, { organizationId }), author, comment: commentId };
    const to = { userIds: mentioned.map(({ id }) => id) };
    await notify(tx, caller, { to, kind: 'orderComment', subjectId: row.id, values, at });
  }
}

/** @returns the id of the new comment */
export const addComment = (
  { db, now }: CommentServices,
  caller: Caller,
  orderId: string,
  { text, visibility, mentionIds }: OrderCommentInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const order = await findOrder(tx, caller, orderId);
    const userIds = await validateMentions(tx, caller, order, visibility, mentionIds);
    const comment = await insertComment(tx, {
      orderId: order.id,
      organizationId: caller.organizationId,
      partnerId: order.partnerId,
      visibility,
      text,
      createdBy: caller.userId,
      createdAt: at,
    });
    await replaceMentions(tx, comment.id, userIds);
    await recordChange(tx, caller, comment, 'created', diffFields({}, { text, visibility }), at);
    const { author } = await findComment(tx, caller, order, comment.id);
    await notifyMentioned(tx, caller, order, { commentId: comment.id, author: author.name, userIds, at });
    await publishOrderChanged(tx, order.id);
    return comment.id;
  });

/** Locks a comment of the caller, with its order. @throws 404; 409 */
async function lockComment(tx: Db, caller: Caller, id: string, seen: SeenRevision) {
  const comment = await lockOwnComment(tx, caller, id);
  if (!comment) throw notFound();
  const order = await findOrder(tx, caller, comment.orderId);
  await assertRevision(tx, caller, 'orderComment', comment, seen);
  return { comment, order };
}

/** Notifies only those who weren't mentioned before. */
export const editComment = (
  { db, now }: CommentServices,
  caller: Caller,
  id: string,
  { text, mentionIds }: OrderCommentChanges,
  seen: SeenRevision,
): Promise<OrderRecord> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const { comment, order } = await lockComment(tx, caller, id, seen);
    const before = await listMentionIds(tx, id);
    const userIds = await validateMentions(tx, caller, order, comment.visibility, mentionIds);
    const changes = diffFields(
      { text: comment.text, mentionIds: before.toSorted() },
      { text, mentionIds: userIds.toSorted() },
    );
    if (Object.keys(changes).length === 0) return order;
    await updateComment(tx, id, text, at);
    await replaceMentions(tx, id, userIds);
    await recordChange(tx, caller, comment, 'updated', changes, at);
    const { author } = await findComment(tx, caller, order, id);
    const added = userIds.filter((userId) => !before.includes(userId));
    await notifyMentioned(tx, caller, order, { commentId: id, author: author.name, userIds: added, at });
    await publishOrderChanged(tx, order.id);
    return order;
  });

export const removeComment = ({ db, now }: CommentServices, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const { comment, order } = await lockComment(tx, caller, id, seen);
    await deleteComment(tx, id);
    await recordChange(tx, caller, comment, 'deleted', { text: { from: comment.text, to: null } }, now());
    await publishOrderChanged(tx, order.id);
    return { id };
  });
