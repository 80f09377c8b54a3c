import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, requiredText, Revision, UnixTime } from '../common.ts';
import { ORDER_COMMENT_LIMITS } from '../values/field-limits.ts';
import { VISIBILITIES } from '../values/orders/visibility.ts';

const Visibility = z.enum(VISIBILITIES);

export const OrderComment = z.object({
  id: Id,
  revision: Revision,
  text: z.string(),
  visibility: Visibility,
  author: NamedRef,
  /** The author's. */
  organization: NamedRef,
  /** The text names them as `@name`. */
  mentions: z.array(NamedRef),
  createdAt: UnixTime,
  editedAt: UnixTime.nullable(),
  actions: z.array(z.enum(['edit', 'delete'])),
});
/** Newest first. */
export const OrderCommentPage = pageOf(OrderComment).extend({ actions: z.array(z.enum(['write'])) });
export const OrderCommentQuery = Paging.omit({ search: true });

export const OrderCommentInput = z.object({
  text: requiredText(ORDER_COMMENT_LIMITS.text),
  visibility: Visibility,
  /** Users who may be mentioned are listed by `orders/{id}/comments/people`. */
  mentionIds: z.array(Id).max(ORDER_COMMENT_LIMITS.mentionIds).default([]),
});
export const OrderCommentChanges = OrderCommentInput.omit({ visibility: true });

/** The users who can read a comment with this visibility, by the beginning of their names. */
export const MentionQuery = Paging.extend({ visibility: Visibility });
export const MentionPage = pageOf(NamedRef.extend({ organization: NamedRef }));

export type OrderComment = z.infer<typeof OrderComment>;
export type OrderCommentPage = z.infer<typeof OrderCommentPage>;
export type OrderCommentInput = z.infer<typeof OrderCommentInput>;
export type OrderCommentChanges = z.infer<typeof OrderCommentChanges>;
export type MentionPage = z.infer<typeof MentionPage>;
