import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderInsertions, OrderInsertionsInput } from 'shared-contracts/trips/order-insertions';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { findOrderInsertions } from './find-order-insertions.ts';

export const insertionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = { db, now, routing: createRouting(app), pricing: app.hooks.pricing };

  app.post(
    '/v2/trips/insertions',
    { ...needs('trip', 'write'), schema: { body: OrderInsertionsInput, response: { 200: OrderInsertions } } },
    async (request) => findOrderInsertions(services, callerOf(request), request.body),
  );
};
