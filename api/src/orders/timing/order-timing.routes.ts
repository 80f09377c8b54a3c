import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { OrderDetails } from 'shared-contracts/orders/orders';
import { OrderTiming, StopPosition, StopTimesInput } from 'shared-contracts/orders/order-timing';
import { OR_ACCESSES_TRIPS } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentOrder } from '../core/order.present.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { findOrder, type OrderRecord } from '../core/order-records.store.ts';
import { withAmounts } from '../pricing/with-amounts.ts';
import { correctTimes } from './correct-times.ts';
import { presentTiming } from './order-timing.present.ts';
import { loadTimings } from './order-timing.ts';

export const orderTimingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadTiming = async (row: OrderRecord) => {
    const timing = (await loadTimings(app, [row], now())).get(row.id);
    if (!timing) throw notFound();
    return timing;
  };
  const presentOrderTiming = async (caller: Caller, id: string) => {
    const row = await findOrder(db, caller, id);
    return presentTiming(await loadTiming(row), row, caller);
  };
  const loadDetails = async (caller: Caller, row: OrderRecord) => {
    const { summary: timing } = await loadTiming(row);
    const { actualDistance, actualCost } = row;
    const order = presentOrder(row, await findOrderRelations(db, row.id), caller, now());
    const [priced = order] = await withAmounts(app, caller, [row], [order]);
    return {
      ...priced,
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
    async (request) => presentOrderTiming(callerOf(request), request.params.id),
  );

  app.patch(
    '/orders/:id/stops/:position/times',
    {
      ...needs('order', 'write', OR_ACCESSES_TRIPS),
      schema: {
        headers: IfMatch,
        params: IdParams.extend({ position: StopPosition }),
        body: StopTimesInput,
        response: { 200: OrderTiming },
      },
    },
    async (request) => {
      const { id, position } = request.params;
      await correctTimes(app, callerOf(request), id, { ...request.body, position }, seenRevision(request));
      return presentOrderTiming(callerOf(request), id);
    },
  );
};
