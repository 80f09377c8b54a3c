import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { Plan, PlanInput, PlanPage, PlanQuery, PlanRow, PlanUpdate } from 'shared-contracts/trips/plans/plans';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { createPlan, editPlan, removePlan } from './save-plan.ts';
import { listPresent } from './presence/plan-presences.store.ts';
import { findPlan, listPlans } from './state/plan-rows.store.ts';
import { loadTotals } from './view/load-totals.ts';
import { loadPlanView, presentOrders } from './view/load-plan-view.ts';

const [READ, WRITE] = [needs('trip', 'read'), needs('trip', 'write')];

export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const routing = createRouting(app);
  const getPlan = async (caller: Caller, id: string): Promise<PlanRow> => {
    const plan = await findPlan(db, caller, id);
    if (!plan) throw notFound();
    return plan;
  };

  app.get(
    '/v2/trips/plans',
    { ...READ, schema: { querystring: PlanQuery, response: { 200: PlanPage } } },
    async (request) => listPlans(db, callerOf(request), request.query),
  );

  app.post(
    '/v2/trips/plans',
    { ...WRITE, schema: { body: PlanInput, response: { 201: PlanRow } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await getPlan(caller, await createPlan(app, caller, request.body)));
    },
  );

  app.get(
    '/v2/trips/plans/:id',
    { ...READ, schema: { params: IdParams, response: { 200: Plan } } },
    async (request) => {
      const caller = callerOf(request);
      const plan = await getPlan(caller, request.params.id);
      const viewed = { ...plan, organizationId: caller.organizationId };
      const view = await loadPlanView(db, viewed, now(), { routing });
      return {
        ...plan,
        totals: await loadTotals(db, viewed, view.trips),
        planTrips: view.trips,
        ...presentOrders(view.trips, view.orders),
        vehicleTypes: view.types,
        presence: await listPresent(db, plan.id, now()),
        canEdit: plan.status !== 'archived' && hasAccess(caller, { model: 'trip', action: 'write' }),
      };
    },
  );

  app.patch(
    '/v2/trips/plans/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: PlanUpdate, response: { 200: PlanRow } },
    },
    async (request) => {
      const caller = callerOf(request);
      await editPlan(app, caller, request.params.id, request.body, seenRevision(request));
      return getPlan(caller, request.params.id);
    },
  );

  app.delete(
    '/v2/trips/plans/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await removePlan(app, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );
};
