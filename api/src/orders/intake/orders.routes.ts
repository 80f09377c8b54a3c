import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { Order, OrderChanges, OrderInput, OrderPreview, OrderPreviewInput } from 'shared-contracts/orders';
import { Timeline } from 'shared-contracts/timeline';
import { apartAmong } from '../network/cargos/apart.rules.ts';
import { combinedOf } from '../network/cargos/cargos.store.ts';
import { currencyOf } from '../finance/contracts/contracts.store.ts';
import { routingOf } from '../network/geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import { invalidFields } from '../platform/errors.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { timelineOf } from '../platform/timeline.ts';
import { presentOrder, shownTimeline } from './order.present.ts';
import { findOrderParts } from './order-parts.store.ts';
import { findOrder } from './order-rows.store.ts';
import { duplicateOrder, editOrder, removeOrder, saveOrder } from './order-saves.ts';
import { predict } from './prediction.ts';
import { unknownReferences } from './references.store.ts';

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const server = { db, now, routing: routingOf(app) };
  const whole = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderParts(db, id), caller, now());

  app.get(
    '/orders/:id',
    { ...needs('order', 'read'), schema: { params: byId, response: { 200: Order } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.get(
    '/orders/:id/timeline',
    { ...needs('order', 'read'), schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      const order = await findOrder(db, callerOf(request), request.params.id);
      return { items: shownTimeline(await timelineOf(db, 'order', order.id), order, callerOf(request)) };
    },
  );

  app.post(
    '/orders',
    { ...needs('order', 'write'), schema: { body: OrderInput, response: { 201: Order } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await whole(caller, await saveOrder(server, caller, request.body)));
    },
  );

  app.post(
    '/orders/:id',
    { ...needs('order', 'write'), schema: { params: byId, response: { 201: Order } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await whole(caller, await duplicateOrder(server, caller, request.params.id)));
    },
  );

  app.post(
    '/orders/preview',
    { ...needs('order', 'write'), schema: { body: OrderPreviewInput, response: { 200: OrderPreview } } },
    async (request) => {
      const { body } = request;
      const [unknown = {}] = await unknownReferences(db, callerOf(request).organizationId, [body]);
      if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
      const { distance, cost, isEstimated } = await predict(db, server.routing, body);
      const apart = apartAmong(
        await combinedOf(
          db,
          body.cargoItems.map(({ cargoId }) => cargoId),
        ),
      );
      return { distance, cost, currency: await currencyOf(db, body.contractId), estimated: isEstimated, apart };
    },
  );

  app.patch(
    '/orders/:id',
    { ...needs('order', 'write'), schema: { params: byId, body: OrderChanges, response: { 200: Order } } },
    async (request) => {
      await editOrder(server, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/orders/:id',
    { ...needs('order', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => {
      await removeOrder(server, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );
};
