import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import { DistributorInfo, DistributorQuery, MyOrganization, OrganizationDetails, OrganizationRegistration } from 'shared-contracts/organizations';
import { isRoot } from '../platform/caller.ts';
import { notFound } from '../platform/errors.ts';
import { callerOf, isPublic, needs, needsSignIn } from '../platform/needs.ts';
import { homeOf } from './home.rules.ts';
import { detailsOf } from './organization.present.ts';
import { typesFor } from './organization.rules.ts';
import { findDistributor, findOrganization } from './organizations.store.ts';
import { faviconAddress, loginImageAddress, logoAddress } from './pictures.ts';
import { register } from './registration.ts';

/** Every page of a portal asks how it looks; a merged change shows after half a minute. */
const SHORTLY = 'public, max-age=30';
const OR_OWNS = { or: [{ model: 'organizationOwner', action: 'write' }] } as const;

export const organizationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/organizations/my', { ...needsSignIn, schema: { response: { 200: MyOrganization } } }, async (request) => {
    const { logoId, ...organization } = await findOrganization(db, callerOf(request));
    const home = homeOf(organization, await findDistributor(db, request.hostname));
    return { ...organization, home, logo: logoId && logoAddress(organization.id, logoId) };
  });

  app.get('/organizations/distributor', { ...isPublic, schema: { querystring: DistributorQuery, response: { 200: DistributorInfo, 404: ErrorBody } } },
    async ({ query }, reply) => {
      const found = await findDistributor(db, query.domain);
      if (!found) throw notFound();
      const { id, name, type, pageTitle, pageFaviconId, loginImageId, supportEmail, contactEmail, ...shown } = found;
      return reply.header('cache-control', SHORTLY).send({
        ...shown, pageTitle: pageTitle ?? name, pageFavicon: pageFaviconId && faviconAddress(id, pageFaviconId), supportEmail: supportEmail ?? contactEmail,
        loginImage: loginImageId && loginImageAddress(id, loginImageId), organizationTypes: [...typesFor(type)],
      });
    });

  app.post('/organizations/registration', { ...isPublic, schema: { body: OrganizationRegistration, response: { 201: Done, 403: ErrorBody, 429: ErrorBody } } },
    async ({ body, hostname, ip }, reply) => reply.code(201).send({ id: await register(app, { host: hostname, address: ip }, body) }));

  app.get('/organizations/:id', { ...needs('organizations', 'read', OR_OWNS), schema: { params: byId, response: { 200: OrganizationDetails } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isRoot(caller) && id !== caller.organizationId) throw notFound();
      return detailsOf(db, caller, id);
    });
};
