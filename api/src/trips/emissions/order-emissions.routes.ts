import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { OrderEmissions } from 'shared-contracts/trips/order-emissions';
import { orderVisibleTo } from '../../orders/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import { findTripEmissions } from './trip-emissions.ts';
import { findTripOfOrder, listTransferTrips } from './trip-emissions.store.ts';

export const orderEmissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/orders/:id/emissions',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderEmissions } } },
    async (request) => {
      const { id } = request.params;
      const order = await db
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.id', '=', id)
        .where(orderVisibleTo(callerOf(request)))
        .executeTakeFirst();
      if (!order) throw notFound();
      const trip = await findTripOfOrder(db, order.id);
      const tripIds = new Set([...(trip ? [trip.id] : []), ...(await listTransferTrips(db, order.id))]);
      const shares: number[] = [];
      for (const tripId of tripIds) {
        const share = (await findTripEmissions(db, tripId))?.byOrder.get(order.id);
        if (share !== undefined) shares.push(share);
      }
      const isKnown = shares.length > 0 && shares.length === tripIds.size;
      return { emissions: isKnown ? toMeasure(decimal(shares.reduce((sum, share) => sum + share, 0))) : null };
    },
  );
};
