import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  ScimToken,
  ScimTokenInput,
  ScimTokenList,
  ScimTokenParams,
  ScimTokenRotation,
  ScimTokenWithSecret,
} from 'shared-contracts/identity/scim';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { listProviders } from '../../single-sign-on/identity-providers.store.ts';
import { scimBase } from '../scim-base.ts';
import { createToken, presentToken, revokeToken, rotateToken } from './save-scim-tokens.ts';
import { listTokens } from './scim-tokens.store.ts';

/** Requiring a role excludes API keys, which have none, from granting access to others. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

/** Tokens with which an identity provider of the caller's organization keeps users and groups up to date. */
export const scimTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/identity-providers/:id/scim-tokens',
    { ...MANAGE, schema: { params: IdParams, response: { 200: ScimTokenList } } },
    async (request) => {
      const { id } = request.params;
      const providers = await listProviders(app.db, callerOf(request));
      if (!providers.some((provider) => provider.id === id)) throw notFound();
      const tokens = await listTokens(app.db, id);
      return { address: scimBase(app.config), items: tokens.map((token) => presentToken(token, app.now())) };
    },
  );

  app.post(
    '/identity-providers/:id/scim-tokens',
    { ...MANAGE, schema: { params: IdParams, body: ScimTokenInput, response: { 201: ScimTokenWithSecret } } },
    async (request, reply) =>
      reply.code(201).send(await createToken(app, callerOf(request), request.params.id, request.body)),
  );

  app.post(
    '/identity-providers/:id/scim-tokens/:tokenId/rotate',
    { ...MANAGE, schema: { params: ScimTokenParams, body: ScimTokenRotation, response: { 200: ScimTokenWithSecret } } },
    async (request) => {
      const { id: providerId, tokenId: id } = request.params;
      return rotateToken(app, callerOf(request), { providerId, id, overlap: request.body.overlap });
    },
  );

  app.patch(
    '/identity-providers/:id/scim-tokens/:tokenId/revoke',
    { ...MANAGE, schema: { params: ScimTokenParams, response: { 200: ScimToken } } },
    async (request) => revokeToken(app, callerOf(request), request.params.id, request.params.tokenId),
  );
};
