import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  DeclinedRegistrationPage,
  DeclinedRegistrationQuery,
  DeclineQuery,
  DistributorInfo,
  DistributorQuery,
  MyOrganization,
  OrganizationDetails,
  OrganizationInput,
  OrganizationPage,
  OrganizationPatch,
  OrganizationQuery,
  OrganizationRegistration,
} from 'shared-contracts/identity/organizations';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { forbidden, notFound } from '../../../platform/errors/app-error.ts';
import { callerOf, publicAccess, needs, needsRoot, needsSignIn } from '../../../platform/access/needs.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { findDistributorInfo } from '../records/distributor.ts';
import { resolveHome } from '../records/home.rules.ts';
import { getOrganizationDetails } from '../settings/organization.present.ts';
import { organizationActions, listCreatableTypes } from '../records/organization.rules.ts';
import { listDeclinedRegistrations } from './declined-registrations.store.ts';
import { deleteDeclinedRegistration } from './delete-declined-registration.ts';
import { createOrganization, editOrganization } from './save-organizations.ts';
import { findDistributor, findOrganization, listOrganizations } from '../records/organizations.store.ts';
import { logoUrl } from '../../pictures/picture-urls.ts';
import { registerOrganization } from '../registration/registration.ts';
import { removeOrganization } from './remove-organization.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { DECLINED_REGISTRATION_EXPORT, ORGANIZATION_EXPORT } from './organization-export.rules.ts';

/** Every page load requests this; a merged change appears after at most half a minute. */
const CACHE_BRIEFLY = 'public, max-age=30';
const OR_OWNER = { or: [{ model: 'organizationOwner', action: 'write' }] } as const;

/** Other users can only request changes of their own organization, and see no others. */
function assertRoot(caller: Caller, id: string) {
  if (!isRoot(caller)) throw id === caller.organizationId ? forbidden() : notFound();
}

export const organizationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/organizations/my', { ...needsSignIn, schema: { response: { 200: MyOrganization } } }, async (request) => {
    const { logoId, setupDismissedAt, ...organization } = await findOrganization(db, callerOf(request));
    const home = resolveHome(organization, await findDistributor(db, request.hostname));
    const isSettingUp = setupDismissedAt === null;
    return { ...organization, home, isSettingUp, logo: logoId && logoUrl(organization.id, logoId) };
  });

  app.get(
    '/organizations/distributor',
    { ...publicAccess, schema: { querystring: DistributorQuery, response: { 200: DistributorInfo, 404: ErrorBody } } },
    async ({ query }, reply) => {
      const distributor = await findDistributorInfo(db, query.domain);
      if (!distributor) throw notFound();
      return reply.header('cache-control', CACHE_BRIEFLY).send(distributor);
    },
  );

  app.post(
    '/organizations/registration',
    {
      ...publicAccess,
      schema: { body: OrganizationRegistration, response: { 201: IdResult, 403: ErrorBody, 429: ErrorBody } },
    },
    async ({ body, hostname, ip }, reply) =>
      reply.code(201).send({ id: await registerOrganization(app, { host: hostname, address: ip }, body) }),
  );

  app.get(
    '/organizations',
    {
      ...exportable(needs('organizations', 'read'), 'organizations', ORGANIZATION_EXPORT),
      schema: { querystring: OrganizationQuery, response: { 200: OrganizationPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listOrganizations(db, caller, request.query);
      const rows = items.map(({ logoId, ...row }) => ({ ...row, logo: logoId && logoUrl(row.id, logoId) }));
      return {
        ...range,
        items: rows.map((row) => ({ ...row, actions: organizationActions(caller, row) })),
        types: [...listCreatableTypes(caller.organizationType)],
      };
    },
  );

  app.post(
    '/organizations',
    { ...needs('organizations', 'write'), schema: { body: OrganizationInput, response: { 201: IdResult } } },
    async (request, reply) =>
      reply.code(201).send({ id: await createOrganization(app, callerOf(request), request.body) }),
  );

  app.get(
    '/organizations/declined',
    {
      ...exportable(needsRoot, 'declined-registrations', DECLINED_REGISTRATION_EXPORT),
      schema: { querystring: DeclinedRegistrationQuery, response: { 200: DeclinedRegistrationPage } },
    },
    async ({ query }) => listDeclinedRegistrations(db, query),
  );

  app.delete(
    '/organizations/declined/:id',
    { ...needsRoot, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await deleteDeclinedRegistration(app, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );

  app.get(
    '/organizations/:id',
    {
      ...needs('organizations', 'read', OR_OWNER),
      schema: { params: IdParams, response: { 200: OrganizationDetails } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      return getOrganizationDetails(db, caller, id);
    },
  );

  app.patch(
    '/organizations/:id',
    {
      ...needs('organizations', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrganizationPatch, response: { 200: OrganizationDetails } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      assertRoot(caller, id);
      await editOrganization(app, caller, id, request.body, seenRevision(request));
      return getOrganizationDetails(db, caller, id);
    },
  );

  app.delete(
    '/organizations/:id',
    {
      ...needs('organizations', 'delete'),
      schema: { headers: IfMatch, params: IdParams, querystring: DeclineQuery, response: { 200: IdResult } },
    },
    async (request) => {
      const { id } = request.params;
      assertRoot(callerOf(request), id);
      await removeOrganization(app, callerOf(request), id, request.query.reason || null, seenRevision(request));
      return { id };
    },
  );
};
