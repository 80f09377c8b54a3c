import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import {
  DeclineQuery,
  MergeChange,
  OrganizationDetails,
  OrganizationSettings,
  RenewedToken,
  SmtpTest,
  SmtpTested,
} from 'shared-contracts/organizations';
import { inTransaction } from '../../platform/database.ts';
import type { Caller } from '../../platform/caller.ts';
import { callerOf, needs, needsRoot } from '../../platform/needs.ts';
import { record } from '../../platform/timeline.ts';
import { askForChange } from './change-requests.ts';
import { dropChange, mergeChange } from './change-reviews.ts';
import { detailsOf } from './organization.present.ts';
import { testSmtp } from './smtp-test.ts';
import { renewToken } from './tokens.store.ts';

const OWNER = needs('organizationOwner', 'write');
const TOKENS = [
  ['tracking-token', 'trackingToken', 'trackingTokenRenewed'],
  ['partner-token', 'partnerToken', 'partnerTokenRenewed'],
] as const;

/** What an organization changes of itself, and what becomes of it. */
export const organizationSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.patch(
    '/organizations/self',
    { ...OWNER, schema: { body: OrganizationSettings, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      await askForChange(app, caller, request.body);
      return detailsOf(db, caller, caller.organizationId);
    },
  );

  app.patch(
    '/organizations/changes/:id',
    { ...needsRoot, schema: { params: byId, body: MergeChange, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      return detailsOf(db, caller, await mergeChange(app, caller, request.params.id, request.body));
    },
  );

  app.delete(
    '/organizations/changes/:id',
    { ...OWNER, schema: { params: byId, querystring: DeclineQuery, response: { 200: Done } } },
    async (request) => {
      const { id } = request.params;
      await dropChange(app, callerOf(request), id, request.query.reason || null);
      return { id };
    },
  );

  app.post(
    '/organizations/self/smtp-test',
    { ...OWNER, schema: { body: SmtpTest, response: { 200: SmtpTested, 429: ErrorBody } } },
    async (request) => testSmtp(app, callerOf(request), request.body),
  );

  const renew = (caller: Caller, column: (typeof TOKENS)[number][1], event: string) =>
    inTransaction(db, async (tx) => {
      const { organizationId } = caller;
      const token = await renewToken(tx, organizationId, column);
      await record(tx, caller, { subject: 'organization', subjectId: organizationId, event, occurredAt: app.now() });
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
