import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { Order } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { archiveOrder, restoreOrder } from './order-archive.ts';
import { presentOrder } from './order.present.ts';
import { findOrderParts } from './order-parts.store.ts';
import { findOrder } from './order-rows.store.ts';

export const orderArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const whole = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderParts(db, id), caller, now());

  app.post(
    '/orders/archive/:id',
    { ...needs('order', 'write'), schema: { params: byId, response: { 200: Order } } },
    async (request) => {
      await archiveOrder(app, callerOf(request), request.params.id);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/orders/archive/:id/restore',
    { ...needs('order', 'write'), schema: { params: byId, response: { 200: Order } } },
    async (request) => {
      await restoreOrder(app, callerOf(request), request.params.id);
      return whole(callerOf(request), request.params.id);
    },
  );
};
