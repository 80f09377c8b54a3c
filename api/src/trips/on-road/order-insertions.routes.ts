import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { ImprovementAdditions, OrderInsertions, OrderInsertionsInput } from 'shared-contracts/trips/order-insertions';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { findImprovement } from '../planner/improvements/plan-improvements.store.ts';
import { findOrderInsertions } from './find-order-insertions.ts';
import { proposeAdditions } from './propose-additions.ts';

export const insertionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = { db, now, routing: createRouting(app), pricing: app.hooks.pricing };

  app.post(
    '/v2/trips/insertions',
    { ...needs('trip', 'write'), schema: { body: OrderInsertionsInput, response: { 200: OrderInsertions } } },
    async (request) => findOrderInsertions(services, callerOf(request), request.body),
  );

  app.get(
    '/v2/trips/improvements/:id/additions',
    { ...needs('trip', 'write'), schema: { params: IdParams, response: { 200: ImprovementAdditions } } },
    async (request) => {
      const caller = callerOf(request);
      const run = await findImprovement(db, caller, request.params.id);
      if (!run) throw notFound();
      return proposeAdditions(services, caller, run);
    },
  );
};
