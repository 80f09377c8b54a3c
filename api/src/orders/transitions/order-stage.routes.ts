import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { Order, OrderApproval, OrderReopening, OrderStageInput, OrderStageState } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { OR_DRIVES } from './order-form.rules.ts';
import { presentOrder } from './order.present.ts';
import { allowedStages, movesOf } from './order.rules.ts';
import { moveOrder } from './order-moves.ts';
import { findOrderParts } from './order-parts.store.ts';
import { findOrder } from './order-rows.store.ts';
import { offered, seenBy } from './order-state.ts';

export const orderStageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const move = async (caller: Caller, id: string, wish: Parameters<typeof moveOrder>[3]) => {
    await moveOrder(app, caller, id, wish);
    return presentOrder(await findOrder(db, caller, id), await findOrderParts(db, id), caller, now());
  };

  app.get(
    '/orders/:id/stage',
    { ...needs('order', 'read', OR_DRIVES), schema: { params: byId, response: { 200: OrderStageState } } },
    async (request) => {
      const { order, actor } = seenBy(callerOf(request), await findOrder(db, callerOf(request), request.params.id));
      const moves = offered(order, actor);
      return { stage: order.stage, allowedStages: allowedStages(moves), moves: movesOf(moves) };
    },
  );

  app.patch(
    '/orders/:id/stage',
    {
      ...needs('order', 'write', OR_DRIVES),
      schema: { params: byId, body: OrderStageInput, response: { 200: Order } },
    },
    async (request) => {
      const { reason = null, ...asked } = request.body;
      return move(callerOf(request), request.params.id, { ...asked, reason });
    },
  );

  app.patch(
    '/orders/:id/approve',
    { ...needs('order', 'write'), schema: { params: byId, body: OrderApproval, response: { 200: Order } } },
    async (request) => {
      const { rejectReason: reason = null, from } = request.body ?? {};
      return move(callerOf(request), request.params.id, {
        event: reason === null ? 'approve' : 'reject',
        reason,
        reasonField: 'rejectReason',
        from,
      });
    },
  );

  app.patch(
    '/orders/:id/reopen',
    { ...needs('order', 'write'), schema: { params: byId, body: OrderReopening, response: { 200: Order } } },
    async (request) =>
      move(callerOf(request), request.params.id, {
        event: 'reopen',
        reason: request.body?.reason ?? null,
        from: request.body?.from,
      }),
  );
};
