import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { byId, Id } from 'shared-contracts/common';
import { CargoDelivered, Order, OrderDetails, OrderTiming } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import { notFound } from '../platform/errors.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { markCargoDelivered } from './cargo-delivered.ts';
import { delays } from './delays.ts';
import { OR_DRIVES } from './order-form.rules.ts';
import { presentOrder } from './order.present.ts';
import { findOrderParts } from './order-parts.store.ts';
import { findOrder, type OrderRecord } from './order-rows.store.ts';
import { timingsOf } from './order-timing.ts';

export const orderTimingRoutes: FastifyPluginAsyncZod = async (app) => {
  delays.handle(app);
  const { db, now } = app;
  const timingOf = async (row: OrderRecord) => {
    const timing = (await timingsOf(db, [row], now())).get(row.id);
    if (!timing) throw notFound();
    return timing;
  };
  const details = async (caller: Caller, row: OrderRecord) => {
    const { summary: timing } = await timingOf(row);
    const { actualDistance, actualCost } = row;
    return {
      ...presentOrder(row, await findOrderParts(db, row.id), caller, now()),
      timing,
      actualDistance,
      actualCost,
    };
  };

  app.get(
    '/v2/orders/:id',
    { ...needs('order', 'read'), schema: { params: byId, response: { 200: OrderDetails } } },
    async (request) => details(callerOf(request), await findOrder(db, callerOf(request), request.params.id)),
  );

  app.get(
    '/v2/orders/archive/:id',
    { ...needs('order', 'read'), schema: { params: byId, response: { 200: OrderDetails } } },
    async (request) => {
      const row = await findOrder(db, callerOf(request), request.params.id);
      if (!row.isArchived) throw notFound();
      return details(callerOf(request), row);
    },
  );

  app.get(
    '/v1/orders/:id/timing',
    { ...needs('order', 'read'), schema: { params: byId, response: { 200: OrderTiming } } },
    async (request) => timingOf(await findOrder(db, callerOf(request), request.params.id)),
  );

  app.patch(
    '/orders/:id/cargos/:cargoId/delivered',
    {
      ...needs('order', 'write', OR_DRIVES),
      schema: { params: z.object({ id: Id, cargoId: Id }), body: CargoDelivered, response: { 200: Order } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id, cargoId } = request.params;
      await markCargoDelivered(app, caller, id, { cargoId: cargoId.toLowerCase(), ...request.body });
      return presentOrder(await findOrder(db, caller, id), await findOrderParts(db, id), caller, now());
    },
  );
};
