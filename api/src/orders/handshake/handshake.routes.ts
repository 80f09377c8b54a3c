import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { OrderDeclineInput } from 'shared-contracts/orders/order-stages';
import { Order } from 'shared-contracts/orders/orders';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { presentOrder } from '../core/order.present.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { answerHandshake } from './change-handshake.ts';

const { model, action, ...OR_PLANS_TRIPS } = HANDLES_ORDERS;

export const handshakeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadOrder = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderRelations(db, id), caller, now());

  app.post(
    '/orders/:id/accept',
    {
      ...needs(model, action, OR_PLANS_TRIPS),
      schema: { headers: IfMatch, params: IdParams, response: { 200: Order } },
    },
    async (request) => {
      const { id } = request.params;
      await answerHandshake(app, callerOf(request), id, { event: 'accept', seen: seenRevision(request) });
      return loadOrder(callerOf(request), id);
    },
  );

  app.post(
    '/orders/:id/decline',
    {
      ...needs(model, action, OR_PLANS_TRIPS),
      schema: { headers: IfMatch, params: IdParams, body: OrderDeclineInput, response: { 200: Order } },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      await answerHandshake(app, callerOf(request), id, { event: 'decline', reason, seen: seenRevision(request) });
      return loadOrder(callerOf(request), id);
    },
  );

  app.post(
    '/orders/:id/offer',
    { ...needs('order', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: Order } } },
    async (request) => {
      const { id } = request.params;
      await answerHandshake(app, callerOf(request), id, { event: 'offer', seen: seenRevision(request) });
      return loadOrder(callerOf(request), id);
    },
  );
};
