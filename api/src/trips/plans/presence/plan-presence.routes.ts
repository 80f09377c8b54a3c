import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { PlanPresence, PlanPresenceInput } from 'shared-contracts/trips/plans/plans';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { findPlan } from '../state/plan-rows.store.ts';
import { publishPlanChanged } from '../state/publish-plan-changed.ts';
import { enterPlan, leavePlan, listPresent } from './plan-presences.store.ts';

const PATH = '/v2/trips/plans/:id/presence';
const READ = needs('trip', 'read');

/** The users who have a plan open. Clients repeat the call; a user disappears a minute after their last one. */
export const planPresenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.put(
    PATH,
    { ...READ, schema: { params: IdParams, body: PlanPresenceInput, response: { 200: PlanPresence } } },
    async (request) => {
      const { userId, organizationId } = callerOf(request);
      return inTransaction(db, async (tx) => {
        const plan = await findPlan(tx, { organizationId }, request.params.id);
        if (!plan) throw notFound();
        const isNew = await enterPlan(tx, { planId: plan.id, userId, tripId: request.body.tripId }, now());
        if (isNew) await publishPlanChanged(tx, { ...plan, organizationId }, 'presence');
        return { users: await listPresent(tx, plan.id, now()) };
      });
    },
  );

  app.delete(PATH, { ...READ, schema: { params: IdParams, response: { 200: PlanPresence } } }, async (request) => {
    const { userId, organizationId } = callerOf(request);
    return inTransaction(db, async (tx) => {
      const plan = await findPlan(tx, { organizationId }, request.params.id);
      if (!plan) throw notFound();
      if (await leavePlan(tx, plan.id, userId)) await publishPlanChanged(tx, { ...plan, organizationId }, 'presence');
      return { users: await listPresent(tx, plan.id, now()) };
    });
  });
};
