import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AssignmentRules, AssignmentRulesUpdate } from 'shared-contracts/trips/assignment-rules';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findAssignmentRules, saveAssignmentRules } from './assignment-rules.store.ts';

const PATH = '/v2/trips/assignment-rules';

/** What warns or blocks when a vehicle or driver is assigned. */
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
      return inTransaction(db, async (tx) => {
        const before = await findAssignmentRules(tx, organizationId);
        const changes = Object.entries(request.body).flatMap(([check, to]) => {
          const from = before[check as keyof AssignmentRules];
          return to === from ? [] : [[check, { from, to }] as const];
        });
        if (changes.length === 0) return before;
        const after = { ...before, ...request.body };
        await saveAssignmentRules(tx, organizationId, after);
        await recordTimeline(tx, caller, {
          subject: 'assignmentRules',
          subjectId: organizationId,
          event: 'updated',
          changes: Object.fromEntries(changes),
          occurredAt: now(),
        });
        return after;
      });
    },
  );
};
