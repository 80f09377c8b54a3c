import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IfMatch } from 'shared-contracts/common';
import { OrganizationSetup, OrganizationSetupDismissal } from 'shared-contracts/identity/organization-setup';
import { SETUP_STEPS } from 'shared-contracts/values/identity/setup';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, seenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { dismissSetup, findSetup, lockSetup } from './setup.store.ts';

const OWNER = needs('organizationOwner', 'write');

export const organizationSetupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, hooks, now } = app;
  const load = async ({ organizationId }: Caller): Promise<OrganizationSetup> => {
    const own = await findSetup(db, organizationId);
    if (!own) throw notFound();
    const { id, revision, setupDismissedAt, brand, people, partner } = own;
    const done = { brand, people, partner, ...(await hooks.setupSteps(db, organizationId)) };
    const steps = SETUP_STEPS.map((step) => ({ step, isDone: Boolean(done[step]) }));
    return { id, revision, isDismissed: setupDismissedAt !== null, steps };
  };

  app.get('/organizations/my/setup', { ...OWNER, schema: { response: { 200: OrganizationSetup } } }, async (request) =>
    load(callerOf(request)),
  );

  app.patch(
    '/organizations/my/setup',
    {
      ...OWNER,
      schema: {
        headers: IfMatch,
        body: OrganizationSetupDismissal,
        response: { 200: OrganizationSetup, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await inTransaction(db, async (tx) => {
        const organization = await lockSetup(tx, caller.organizationId);
        if (!organization) throw notFound();
        await assertRevision(tx, caller, 'organization', organization, seenRevision(request));
        if (organization.setupDismissedAt !== null) return;
        await dismissSetup(tx, organization.id, now());
        await recordTimeline(tx, caller, {
          subject: 'organization',
          subjectId: organization.id,
          event: 'setupDismissed',
          organizationId: organization.id,
          occurredAt: now(),
        });
      });
      return load(caller);
    },
  );
};
