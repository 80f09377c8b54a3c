import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import {
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
} from 'shared-contracts/organizations';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { callerOf, isPublic, needs, needsSignIn } from '../../platform/needs.ts';
import { distributorAt } from './distributor.ts';
import { homeOf } from './home.rules.ts';
import { detailsOf } from './organization.present.ts';
import { actionsFor, typesFor } from './organization.rules.ts';
import { createOrganization, editOrganization } from './organization-saves.ts';
import { findDistributor, findOrganization, listOrganizations } from './organizations.store.ts';
import { logoAddress } from './pictures.ts';
import { register } from './registration.ts';
import { removeOrganization } from './removal.ts';

/** Every page of a portal asks how it looks; a merged change shows after half a minute. */
const SHORTLY = 'public, max-age=30';
const OR_OWNS = { or: [{ model: 'organizationOwner', action: 'write' }] } as const;

/** Others than root change their own organization by asking for it, and know of no other. */
function demandRoot(caller: Caller, id: string) {
  if (!isRoot(caller)) throw id === caller.organizationId ? forbidden() : notFound();
}

export const organizationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/organizations/my', { ...needsSignIn, schema: { response: { 200: MyOrganization } } }, async (request) => {
    const { logoId, ...organization } = await findOrganization(db, callerOf(request));
    const home = homeOf(organization, await findDistributor(db, request.hostname));
    return { ...organization, home, logo: logoId && logoAddress(organization.id, logoId) };
  });

  app.get(
    '/organizations/distributor',
    { ...isPublic, schema: { querystring: DistributorQuery, response: { 200: DistributorInfo, 404: ErrorBody } } },
    async ({ query }, reply) => {
      const found = await distributorAt(db, query.domain);
      if (!found) throw notFound();
      return reply.header('cache-control', SHORTLY).send(found);
    },
  );

  app.post(
    '/organizations/registration',
    {
      ...isPublic,
      schema: { body: OrganizationRegistration, response: { 201: Done, 403: ErrorBody, 429: ErrorBody } },
    },
    async ({ body, hostname, ip }, reply) =>
      reply.code(201).send({ id: await register(app, { host: hostname, address: ip }, body) }),
  );

  app.get(
    '/organizations',
    {
      ...needs('organizations', 'read'),
      schema: { querystring: OrganizationQuery, response: { 200: OrganizationPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listOrganizations(db, caller, request.query);
      const rows = items.map(({ logoId, ...row }) => ({ ...row, logo: logoId && logoAddress(row.id, logoId) }));
      return {
        ...range,
        items: rows.map((row) => ({ ...row, actions: actionsFor(caller, row) })),
        types: [...typesFor(caller.organizationType)],
      };
    },
  );

  app.post(
    '/organizations',
    { ...needs('organizations', 'write'), schema: { body: OrganizationInput, response: { 201: Done } } },
    async (request, reply) =>
      reply.code(201).send({ id: await createOrganization(app, callerOf(request), request.body) }),
  );

  app.get(
    '/organizations/:id',
    { ...needs('organizations', 'read', OR_OWNS), schema: { params: byId, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      return detailsOf(db, caller, id);
    },
  );

  app.patch(
    '/organizations/:id',
    {
      ...needs('organizations', 'write'),
      schema: { params: byId, body: OrganizationPatch, response: { 200: OrganizationDetails } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      demandRoot(caller, id);
      await editOrganization(app, caller, id, request.body);
      return detailsOf(db, caller, id);
    },
  );

  app.delete(
    '/organizations/:id',
    {
      ...needs('organizations', 'delete'),
      schema: { params: byId, querystring: DeclineQuery, response: { 200: Done } },
    },
    async (request) => {
      const { id } = request.params;
      demandRoot(callerOf(request), id);
      await removeOrganization(app, callerOf(request), id, request.query.reason || null);
      return { id };
    },
  );
};
