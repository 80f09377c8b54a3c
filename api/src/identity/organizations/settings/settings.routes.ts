import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  DeclineQuery,
  MergeChange,
  OrganizationDetails,
  OrganizationSettings,
  RenewedToken,
  SmtpTest,
  SmtpTestResult,
} from 'shared-contracts/identity/organizations';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs, needsRoot } from '../../../platform/access/needs.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { requestChange } from './change-requests.ts';
import { declineOrWithdrawChange, mergeChange } from './change-reviews.ts';
import { getOrganizationDetails } from './organization.present.ts';
import { sendTestEmail } from './smtp-test.ts';
import { renewToken } from './tokens.store.ts';

const OWNER = needs('organizationOwner', 'write');
const TOKENS = [
  ['tracking-token', 'trackingToken', 'trackingTokenRenewed'],
  ['partner-token', 'partnerToken', 'partnerTokenRenewed'],
] as const;

export const organizationSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.patch(
    '/organizations/self',
    { ...OWNER, schema: { headers: IfMatch, body: OrganizationSettings, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      await requestChange(app, caller, request.body, seenRevision(request));
      return getOrganizationDetails(db, caller, caller.organizationId);
    },
  );

  app.patch(
    '/organizations/changes/:id',
    { ...needsRoot, schema: { params: IdParams, body: MergeChange, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      return getOrganizationDetails(db, caller, await mergeChange(app, caller, request.params.id, request.body));
    },
  );

  app.delete(
    '/organizations/changes/:id',
    {
      ...OWNER,
      schema: { headers: IfMatch, params: IdParams, querystring: DeclineQuery, response: { 200: IdResult } },
    },
    async (request) => {
      const { id } = request.params;
      await declineOrWithdrawChange(app, callerOf(request), id, request.query.reason || null, seenRevision(request));
      return { id };
    },
  );

  app.post(
    '/organizations/self/smtp-test',
    { ...OWNER, schema: { body: SmtpTest, response: { 200: SmtpTestResult, 429: ErrorBody } } },
    async (request) => sendTestEmail(app, callerOf(request), request.body),
  );

  const renew = (caller: Caller, column: (typeof TOKENS)[number][1], event: TimelineEvent<'organization'>) =>
    inTransaction(db, async (tx) => {
      const { organizationId } = caller;
      const token = await renewToken(tx, organizationId, column);
      await recordTimeline(tx, caller, {
        subject: 'organization',
        subjectId: organizationId,
        event,
        occurredAt: app.now(),
      });
      return { token };
    });
  for (const [path, column, event] of TOKENS) {
    app.post(
      `/organizations/self/${path}`,
      { ...OWNER, schema: { response: { 200: RenewedToken } } },
      async (request) => renew(callerOf(request), column, event),
    );
  }
};
