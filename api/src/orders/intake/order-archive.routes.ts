import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { Order } from 'shared-contracts/orders/orders';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { archiveOrder, restoreOrder } from './archive-order.ts';
import { presentOrder } from '../core/order.present.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { findOrder } from '../core/order-records.store.ts';

export const orderArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadOrder = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderRelations(db, id), caller, now());

  app.post(
    '/orders/archive/:id',
    { ...needs('order', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: Order } } },
    async (request) => {
      await archiveOrder(app, callerOf(request), request.params.id, seenRevision(request));
      return loadOrder(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/orders/archive/:id/restore',
    { ...needs('order', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: Order } } },
    async (request) => {
      await restoreOrder(app, callerOf(request), request.params.id, seenRevision(request));
      return loadOrder(callerOf(request), request.params.id);
    },
  );
};
