import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { OrderDetails } from 'shared-contracts/orders/orders';
import { OrderTiming } from 'shared-contracts/orders/order-timing';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { presentOrder } from '../core/order.present.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { findOrder, type OrderRecord } from '../core/order-records.store.ts';
import { loadTimings } from './order-timing.ts';

export const orderTimingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadTiming = async (row: OrderRecord) => {
    const timing = (await loadTimings(app, [row], now())).get(row.id);
    if (!timing) throw notFound();
    return timing;
  };
  const loadDetails = async (caller: Caller, row: OrderRecord) => {
    const { summary: timing } = await loadTiming(row);
    const { actualDistance, actualCost } = row;
    return {
      ...presentOrder(row, await findOrderRelations(db, row.id), caller, now()),
      timing,
      actualDistance,
      actualCost,
    };
  };

  app.get(
    '/v2/orders/:id',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderDetails } } },
    async (request) => loadDetails(callerOf(request), await findOrder(db, callerOf(request), request.params.id)),
  );

  app.get(
    '/v2/orders/archive/:id',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderDetails } } },
    async (request) => {
      const row = await findOrder(db, callerOf(request), request.params.id);
      if (!row.isArchived) throw notFound();
      return loadDetails(callerOf(request), row);
    },
  );

  app.get(
    '/v1/orders/:id/timing',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderTiming } } },
    async (request) => loadTiming(await findOrder(db, callerOf(request), request.params.id)),
  );
};
