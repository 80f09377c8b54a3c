import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  ApiKey,
  ApiKeyInput,
  ApiKeyPage,
  ApiKeyPatch,
  ApiKeyQuery,
  ApiKeyRotation,
  ApiKeyWithSecret,
} from 'shared-contracts/identity/api-keys';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { listKeys } from './api-keys.store.ts';
import { changeKey, createKey, presentKey, revokeKey, rotateKey } from './save-api-keys.ts';

/** Requiring a role prevents keys from creating keys: a key has none. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

/** Keys with which other systems call the API for the caller's organization. */
export const apiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(oauthRoutes);

  app.get(
    '/api-keys',
    { ...MANAGE, schema: { querystring: ApiKeyQuery, response: { 200: ApiKeyPage } } },
    async (request) => {
      const page = await listKeys(app.db, callerOf(request), request.query, app.now());
      return { ...page, items: page.items.map((key) => presentKey(key, app.now())) };
    },
  );

  app.post(
    '/api-keys',
    { ...MANAGE, schema: { body: ApiKeyInput, response: { 201: ApiKeyWithSecret } } },
    async (request, reply) => reply.code(201).send(await createKey(app, callerOf(request), request.body)),
  );

  app.patch(
    '/api-keys/:id',
    { ...MANAGE, schema: { params: IdParams, body: ApiKeyPatch, response: { 200: ApiKey } } },
    async (request) => changeKey(app, callerOf(request), request.params.id, request.body),
  );

  app.post(
    '/api-keys/:id/rotate',
    { ...MANAGE, schema: { params: IdParams, body: ApiKeyRotation, response: { 200: ApiKeyWithSecret } } },
    async (request) => rotateKey(app, callerOf(request), request.params.id, request.body.overlap),
  );

  app.patch(
    '/api-keys/:id/revoke',
    { ...MANAGE, schema: { params: IdParams, response: { 200: ApiKey } } },
    async (request) => revokeKey(app, callerOf(request), request.params.id),
  );
};
