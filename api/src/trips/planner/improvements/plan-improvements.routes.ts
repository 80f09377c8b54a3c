import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import {
  PlanImprovement,
  PlanImprovementInput,
  PlanImprovementResult,
  PlanImprovements,
} from 'shared-contracts/trips/plan-improvements';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { findImprovement, listImprovements, requestStop } from './plan-improvements.store.ts';
import { registerImprovementJob } from './run-improvement.ts';
import { startImprovement } from './start-improvement.ts';

export const planImprovementRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  registerImprovementJob(app);

  async function getImprovement(caller: Caller, id: string) {
    const improvement = await findImprovement(db, caller, id);
    if (!improvement) throw notFound();
    return improvement;
  }

  app.get(
    '/v2/trips/improvements',
    { ...needs('trip', 'write'), schema: { response: { 200: PlanImprovements } } },
    async (request) => ({ items: await listImprovements(db, callerOf(request)) }),
  );

  app.post(
    '/v2/trips/improvements',
    { ...needs('trip', 'write'), schema: { body: PlanImprovementInput, response: { 202: IdResult } } },
    async (request, reply) => {
      const id = await startImprovement(app, callerOf(request), request.body);
      return reply.status(202).send({ id });
    },
  );

  app.get(
    '/v2/trips/improvements/:id',
    { ...needs('trip', 'write'), schema: { params: IdParams, response: { 200: PlanImprovementResult } } },
    async (request) => getImprovement(callerOf(request), request.params.id),
  );

  /** Ends the run with the best plan so far. */
  app.post(
    '/v2/trips/improvements/:id/stop',
    { ...needs('trip', 'write'), schema: { params: IdParams, response: { 200: PlanImprovement } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = await getImprovement(caller, request.params.id);
      await requestStop(db, id);
      return getImprovement(caller, id);
    },
  );
};
