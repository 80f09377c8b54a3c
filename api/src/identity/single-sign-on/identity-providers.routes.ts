import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  ClaimedDomain,
  ClaimedDomainList,
  IdentityProvider,
  IdentityProviderInput,
  IdentityProviderList,
  IdentityProviderPatch,
  IssuerCheck,
  IssuerCheckResult,
  LinkedUserPage,
  LinkedUserParams,
  LinkedUserQuery,
  MetadataCheck,
  MetadataCheckResult,
} from 'shared-contracts/identity/single-sign-on';
import { portalOrigin } from '../auth/portal-origin.ts';
import { callerOf, needs, needsRoot } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { listDomains, listProviders, type ProviderRecord } from './identity-providers.store.ts';
import { listLinkedUsers, unlinkUser } from './linked-users.ts';
import { checkIssuer } from './oidc.ts';
import { logoutUriOf, postLogoutUriAt, redirectUriAt } from './provider-uris.ts';
import { describeCertificate } from './saml/parse-metadata.ts';
import { checkMetadata } from './saml/read-connection.ts';
import { serviceProviderUris } from './saml/service-provider.ts';
import { changeProvider, confirmClaimedDomain, createProvider, removeProvider } from './save-identity-providers.ts';

/** Requiring a role excludes API keys, which have none, from granting access to others. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

/** Redirect URIs for the provider: on the portal's host, and on the caller's current one. */
async function returnUris(request: FastifyRequest) {
  const own = new URL(request.server.config.publicUrl).origin;
  const origins = [...new Set([own, await portalOrigin(request)])];
  return { redirectUris: origins.map(redirectUriAt), postLogoutUris: origins.map(postLogoutUriAt) };
}

async function present(request: FastifyRequest, { clientSecret: _clientSecret, saml, ...provider }: ProviderRecord) {
  const { publicUrl } = request.server.config;
  const connection = saml && { ...saml, certificates: saml.certificates.map(describeCertificate) };
  return {
    ...provider,
    saml: connection,
    ...(await returnUris(request)),
    logoutUri: logoutUriOf(publicUrl, provider.id),
  };
}

/** Identity providers with which users of the caller's organization sign in. */
export const identityProviderRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/identity-providers',
    { ...MANAGE, schema: { response: { 200: IdentityProviderList } } },
    async (request) => {
      const providers = await listProviders(app.db, callerOf(request));
      return {
        items: await Promise.all(providers.map((provider) => present(request, provider))),
        ...(await returnUris(request)),
        serviceProvider: serviceProviderUris(app.config.publicUrl, callerOf(request).organizationId),
      };
    },
  );

  app.post(
    '/identity-providers',
    { ...MANAGE, schema: { body: IdentityProviderInput, response: { 201: IdentityProvider } } },
    async (request, reply) => {
      const created = await createProvider(app, callerOf(request), request.body);
      return reply.code(201).send(await present(request, created));
    },
  );

  app.post(
    '/identity-providers/check',
    { ...MANAGE, schema: { body: IssuerCheck, response: { 200: IssuerCheckResult } } },
    async (request) => checkIssuer(app.config, request.body.issuer),
  );

  app.post(
    '/identity-providers/check-metadata',
    { ...MANAGE, schema: { body: MetadataCheck, response: { 200: MetadataCheckResult } } },
    async (request) => checkMetadata(app.config, request.body),
  );

  app.patch(
    '/identity-providers/:id',
    {
      ...MANAGE,
      schema: { headers: IfMatch, params: IdParams, body: IdentityProviderPatch, response: { 200: IdentityProvider } },
    },
    async (request) => {
      const { id } = request.params;
      return present(request, await changeProvider(app, callerOf(request), id, request.body, seenRevision(request)));
    },
  );

  app.delete(
    '/identity-providers/:id',
    { ...MANAGE, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await removeProvider(app, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );

  app.get(
    '/identity-providers/:id/users',
    { ...MANAGE, schema: { params: IdParams, querystring: LinkedUserQuery, response: { 200: LinkedUserPage } } },
    async (request) => listLinkedUsers(app.db, callerOf(request), request.params.id, request.query),
  );

  app.delete(
    '/identity-providers/:id/users/:userId',
    { ...MANAGE, schema: { params: LinkedUserParams, response: { 200: IdResult } } },
    async (request) => {
      const { id: providerId, userId } = request.params;
      await unlinkUser(app, callerOf(request), { providerId, userId });
      return { id: userId };
    },
  );

  app.get('/identity-domains', { ...needsRoot, schema: { response: { 200: ClaimedDomainList } } }, async () => ({
    items: await listDomains(app.db),
  }));

  app.patch(
    '/identity-domains/:id/confirm',
    { ...needsRoot, schema: { params: IdParams, response: { 200: ClaimedDomain } } },
    async (request) => confirmClaimedDomain(app, callerOf(request), request.params.id),
  );
};
