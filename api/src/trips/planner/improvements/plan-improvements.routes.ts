import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import {
  PlanImprovement,
  PlanImprovementInput,
  PlanImprovementResult,
  PlanImprovements,
} from 'shared-contracts/trips/plan-improvements';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import {
  deleteOldImprovements,
  findImprovement,
  findUnfinished,
  insertImprovement,
  listImprovements,
  lockOrganization,
  requestStop,
} from './plan-improvements.store.ts';
import { registerImprovementJob } from './run-improvement.ts';

/** A run that takes longer was interrupted, and does not keep others from starting. */
const MAX_RUN = 10 * MINUTE;
const RETENTION = 7 * DAY;

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
      const caller = callerOf(request);
      const id = await inTransaction(db, async (tx) => {
        await lockOrganization(tx, caller.organizationId);
        if (await findUnfinished(tx, caller.organizationId, app.now() - MAX_RUN))
          throw conflict('improvementRunning', 'Another plan is being improved. Wait until it is done');
        await deleteOldImprovements(tx, caller.organizationId, app.now() - RETENTION);
        const inserted = await insertImprovement(tx, caller, request.body, app.now());
        await app.jobs.enqueue(tx, 'trips.improvePlan', { id: inserted });
        return inserted;
      });
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
