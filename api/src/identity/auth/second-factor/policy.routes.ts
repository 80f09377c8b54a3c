import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SecondFactorPolicy, SecondFactorPolicyInput } from 'shared-contracts/identity/second-factor';
import type { RequiredGroup } from 'shared-contracts/values/identity/second-factor';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { countFactorUsers, findRequiredGroups, saveRequiredGroups } from './policy.store.ts';

/** The same access as single sign-on; requiring a role excludes API keys, which have none. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

const changePolicy = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  requiredFor: readonly RequiredGroup[],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    const before = await findRequiredGroups(tx, organizationId);
    await saveRequiredGroups(tx, organizationId, requiredFor);
    const after = await findRequiredGroups(tx, organizationId);
    if (before.join() === after.join()) return;
    await recordTimeline(tx, caller, {
      subject: 'secondFactorPolicy',
      subjectId: organizationId,
      event: 'updated',
      changes: { requiredFor: { from: before, to: after } },
      occurredAt: now(),
    });
  });

/** Which users of an organization are required to have a second factor. */
export const secondFactorPolicyRoutes: FastifyPluginAsyncZod = async (app) => {
  const present = async ({ organizationId }: Caller) => ({
    requiredFor: await findRequiredGroups(app.db, organizationId),
    ...(await countFactorUsers(app.db, organizationId)),
  });

  app.get('/second-factor-policy', { ...MANAGE, schema: { response: { 200: SecondFactorPolicy } } }, async (request) =>
    present(callerOf(request)),
  );

  app.put(
    '/second-factor-policy',
    { ...MANAGE, schema: { body: SecondFactorPolicyInput, response: { 200: SecondFactorPolicy } } },
    async (request) => {
      await changePolicy(app, callerOf(request), request.body.requiredFor);
      return present(callerOf(request));
    },
  );
};
