import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { Order, OrderChanges, OrderInput, OrderPreview, OrderPreviewInput } from 'shared-contracts/orders/orders';
import { Timeline } from 'shared-contracts/timeline';
import { findIncompatiblePairs, findCompatibilities, createRouting } from '../../network/public.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrderDetails } from '../core/find-order-details.ts';
import { visibleTimeline } from '../core/order.present.ts';
import { findOrder } from '../core/order-records.store.ts';
import { checkFeasibility } from './feasibility.ts';
import { completeOrderStops } from './stop-input.rules.ts';
import { duplicateOrder, editOrder, deleteOrder, createOrder } from './save-orders.ts';
import { predictOrder } from './prediction.ts';
import { findUnknownReferences } from './references.store.ts';

const NO_TIMES = {
  vehicleTypeIds: [],
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  cutoffOption: 'none' as const,
  cutoffTo: null,
  loadingMinutes: 0,
  unloadingMinutes: 0,
};

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const { pricing } = app.hooks;
  const services = { db, now, pricing, routing: createRouting(app) };
  const loadOrder = async (caller: Caller, id: string) => (await findOrderDetails(db, caller, id, now())).order;

  app.get(
    '/orders/:id',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: Order } } },
    async (request) => loadOrder(callerOf(request), request.params.id),
  );

  app.get(
    '/orders/:id/timeline',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      const order = await findOrder(db, callerOf(request), request.params.id);
      return { items: visibleTimeline(await listTimelineWithChanges(db, 'order', order.id), order, callerOf(request)) };
    },
  );

  app.post(
    '/orders',
    { ...needs('order', 'write'), schema: { body: OrderInput, response: { 201: Order } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await loadOrder(caller, await createOrder(services, caller, request.body)));
    },
  );

  app.post(
    '/orders/:id',
    { ...needs('order', 'write'), schema: { params: IdParams, response: { 201: Order } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await loadOrder(caller, await duplicateOrder(services, caller, request.params.id)));
    },
  );

  app.post(
    '/orders/preview',
    { ...needs('order', 'write'), schema: { body: OrderPreviewInput, response: { 200: OrderPreview } } },
    async (request) => {
      const { body } = request;
      const [unknown = {}] = await findUnknownReferences(db, pricing, callerOf(request).organizationId, [body]);
      if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
      const { distance, cost, isEstimated } = await predictOrder(db, services, body);
      const apart = findIncompatiblePairs(
        await findCompatibilities(
          db,
          body.cargoItems.map(({ cargoId }) => cargoId),
        ),
      );
      const warnings = await checkFeasibility(
        db,
        callerOf(request).organizationId,
        completeOrderStops({ ...NO_TIMES, ...body }),
        now(),
      );
      const currency = await pricing.currencyOf(db, body.contractId);
      const offered = await pricing.servicesOf(db, body.contractId, body.pickupFrom ?? null);
      return { distance, cost, currency, estimated: isEstimated, apart, services: offered, warnings };
    },
  );

  app.patch(
    '/orders/:id',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrderChanges, response: { 200: Order } },
    },
    async (request) => {
      await editOrder(
        { ...services, mailer: app.mailer, config: app.config },
        callerOf(request),
        request.params.id,
        request.body,
        seenRevision(request),
      );
      return loadOrder(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/orders/:id',
    { ...needs('order', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await deleteOrder(app, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );
};
