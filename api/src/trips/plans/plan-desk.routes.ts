import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { DeskImprovementInput } from 'shared-contracts/trips/plan-improvements';
import {
  CreatePlanTripsInput,
  CreatePlanTripsResult,
  PlanChangeQuery,
  PlanChangeResult,
  PlanChanges,
  PlanChangeSet,
  PlanHistory,
  PlanOrderQuery,
} from 'shared-contracts/trips/plans/plan-changes';
import { PlanComparison, PlanComparisonQuery } from 'shared-contracts/trips/plans/plan-comparison';
import { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { PlanRow } from 'shared-contracts/trips/plans/plans';
import { AvailableOrderPage } from 'shared-contracts/trips/trip-planning';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { changePlan, loadChangeSet } from './changes/change-plan.ts';
import { comparePlans } from './comparison/compare-plans.ts';
import { createPlanTrips } from './creation/create-plan-trips.ts';
import { loadFleet } from './fleet/load-fleet.ts';
import { improveDeskPlan } from './improvement/improve-desk-plan.ts';
import { listUnplanned } from './pool/plan-pool.store.ts';
import { listPlanChanges } from './history/plan-changes.store.ts';
import { toHistory } from './history/plan-history.rules.ts';
import { findPlan } from './state/plan-rows.store.ts';

const [READ, WRITE] = [needs('trip', 'read'), needs('trip', 'write')];
const PATH = '/v2/trips/plans/:id';

/** Calls of the planning desk on a plan. */
export const planDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = {
    db,
    now,
    mailer: app.mailer,
    config: app.config,
    hooks: app.hooks,
    routing: createRouting(app),
  };
  const getPlan = async (caller: Caller, id: string): Promise<PlanRow & { organizationId: string }> => {
    const plan = await findPlan(db, caller, id);
    if (!plan) throw notFound();
    return { ...plan, organizationId: caller.organizationId };
  };

  app.get(`${PATH}/fleet`, { ...READ, schema: { params: IdParams, response: { 200: PlanFleet } } }, async (request) => {
    const { organizationId, from: fromAt, to: toAt } = await getPlan(callerOf(request), request.params.id);
    return loadFleet(db, { organizationId, span: { fromAt, toAt }, now: now() });
  });

  app.get(
    `${PATH}/orders`,
    { ...READ, schema: { params: IdParams, querystring: PlanOrderQuery, response: { 200: AvailableOrderPage } } },
    async (request) => listUnplanned(db, await getPlan(callerOf(request), request.params.id), request.query),
  );

  app.patch(
    `${PATH}/changes`,
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: PlanChanges, response: { 200: PlanChangeResult } },
    },
    async (request) => changePlan(services, callerOf(request), request.params.id, request.body, seenRevision(request)),
  );

  app.get(
    `${PATH}/history`,
    { ...READ, schema: { params: IdParams, response: { 200: PlanHistory } } },
    async (request) => {
      const caller = callerOf(request);
      const { id: planId } = await getPlan(caller, request.params.id);
      return toHistory(await listPlanChanges(db, { planId, userId: caller.userId }));
    },
  );

  app.get(
    `${PATH}/changes`,
    { ...READ, schema: { params: IdParams, querystring: PlanChangeQuery, response: { 200: PlanChangeSet } } },
    async (request) => {
      const plan = await getPlan(callerOf(request), request.params.id);
      return loadChangeSet(db, plan, request.query.since, { now: now(), routing: services.routing });
    },
  );

  app.post(
    `${PATH}/create-trips`,
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: CreatePlanTripsInput,
        response: { 200: CreatePlanTripsResult },
      },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      const created = await createPlanTrips(app, services, caller, id, request.body.tripIds, seenRevision(request));
      return { ...created, revision: (await getPlan(caller, id)).revision };
    },
  );

  app.post(
    `${PATH}/improvements`,
    { ...WRITE, schema: { params: IdParams, body: DeskImprovementInput, response: { 202: IdResult } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const plan = await getPlan(caller, request.params.id);
      return reply.status(202).send({ id: await improveDeskPlan(app, services.routing, caller, plan, request.body) });
    },
  );

  app.get(
    `${PATH}/comparison`,
    { ...READ, schema: { params: IdParams, querystring: PlanComparisonQuery, response: { 200: PlanComparison } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      const [plan, other] = [await getPlan(caller, request.params.id), await getPlan(caller, request.query.with)];
      return comparePlans(services, { plan, organizationId }, { plan: other, organizationId });
    },
  );
};
