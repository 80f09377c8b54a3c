import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AssignmentRules, AssignmentRulesUpdate } from 'shared-contracts/trips/assignment-rules';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { findAssignmentRules, saveAssignmentRules } from './assignment-rules.store.ts';
import { updateRules } from './update-rules.ts';

const PATH = '/v2/trips/assignment-rules';

/** Rules that warn or block when a vehicle or driver is assigned. */
export const assignmentRulesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(PATH, { ...needs('trip', 'read'), schema: { response: { 200: AssignmentRules } } }, async (request) =>
    findAssignmentRules(db, callerOf(request).organizationId),
  );

  app.patch(
    PATH,
    {
      ...needs('organizationOwner', 'write'),
      schema: { body: AssignmentRulesUpdate, response: { 200: AssignmentRules } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) =>
        updateRules<AssignmentRules>(tx, caller, {
          before: await findAssignmentRules(tx, organizationId),
          update: request.body,
          save: (rules) => saveAssignmentRules(tx, organizationId, rules),
          occurredAt: now(),
        }),
      );
    },
  );
};
