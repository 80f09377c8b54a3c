import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  MentionPage,
  MentionQuery,
  OrderComment,
  OrderCommentChanges,
  OrderCommentInput,
  OrderCommentPage,
  OrderCommentQuery,
} from 'shared-contracts/orders/order-comments';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { listMentionable } from './mentionable-users.store.ts';
import { addComment, editComment, removeComment } from './order-comments.ts';
import { type CommentRow, findComment, listComments } from './order-comments.store.ts';

const { model, action, ...OR_PLANS_TRIPS } = HANDLES_ORDERS;
const WRITE = needs(model, action, OR_PLANS_TRIPS);

const presentComment = (row: CommentRow, { userId }: Caller): OrderComment => ({
  ...row,
  actions: row.author.id === userId ? ['edit', 'delete'] : [],
});

export const orderCommentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/orders/:id/comments',
    {
      ...needs('order', 'read'),
      schema: { params: IdParams, querystring: OrderCommentQuery, response: { 200: OrderCommentPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const order = await findOrder(db, caller, request.params.id);
      const { items, ...page } = await listComments(db, caller, order, request.query);
      return {
        ...page,
        items: items.map((row) => presentComment(row, caller)),
        actions: hasAccess(caller, HANDLES_ORDERS) ? ['write' as const] : [],
      };
    },
  );

  app.get(
    '/orders/:id/comments/people',
    { ...WRITE, schema: { params: IdParams, querystring: MentionQuery, response: { 200: MentionPage } } },
    async (request) => {
      const caller = callerOf(request);
      return listMentionable(db, caller, await findOrder(db, caller, request.params.id), request.query);
    },
  );

  app.post(
    '/orders/:id/comments',
    { ...WRITE, schema: { params: IdParams, body: OrderCommentInput, response: { 201: OrderComment } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const commentId = await addComment(app, caller, request.params.id, request.body);
      const order = await findOrder(db, caller, request.params.id);
      return reply.code(201).send(presentComment(await findComment(db, caller, order, commentId), caller));
    },
  );

  app.patch(
    '/orders/comments/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: OrderCommentChanges, response: { 200: OrderComment } },
    },
    async (request) => {
      const caller = callerOf(request);
      const order = await editComment(app, caller, request.params.id, request.body, seenRevision(request));
      return presentComment(await findComment(db, caller, order, request.params.id), caller);
    },
  );

  app.delete(
    '/orders/comments/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeComment(app, callerOf(request), request.params.id, seenRevision(request)),
  );
};
