import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { limitRate } from '../../platform/rate-limits/limit-rate.ts';
import { LIMITS } from '../../platform/rate-limits/rate-limits.rules.ts';
import { presentGroup } from './groups/present-group.ts';
import { addScimGroup, changeScimGroup, removeScimGroup } from './groups/save-scim-groups.ts';
import { findGroup, listGroups } from './groups/scim-groups.store.ts';
import { GROUP_ATTRIBUTES, USER_ATTRIBUTES } from './protocol/attributes.rules.ts';
import { createDiscovery } from './protocol/discovery.rules.ts';
import { toListResponse } from './protocol/messages.ts';
import { ScimError, type ScimType, toScimErrorBody } from './protocol/scim.errors.ts';
import { resourceRoutes, SCIM_ROUTE, sendScim } from './resource-routes.ts';
import { SCIM_PATH, scimBase } from './scim-base.ts';
import { identifyClient } from './scim-client.ts';
import { presentUser } from './users/present-user.ts';
import { addScimUser, changeScimUser, removeScimUser } from './users/save-scim-users.ts';
import { findVisible, listVisible } from './users/scim-users.store.ts';

const CONTENT_TYPE = 'application/scim+json';

const TYPES: Record<number, ScimType> = { 400: 'invalidSyntax', 422: 'invalidValue' };
const isTaken = ({ status, code, details }: AppError) =>
  (status === 422 && Object.values(details.fields ?? {}).some((field) => field.code === 'alreadyExists')) ||
  (status === 409 && code === 'alreadyExists');

function toScimError(error: unknown): ScimError {
  if (error instanceof ScimError) return error;
  const appError = toAppError(error);
  const { status, message } = appError;
  if (isTaken(appError)) return new ScimError(409, message, 'uniqueness');
  return new ScimError(status === 422 ? 400 : status, message, TYPES[status]);
}

function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const scimError = toScimError(error);
  if (scimError.status >= 500) request.log.error({ err: error }, 'failed');
  const retryAfter = error instanceof AppError ? error.details.params?.['retryAfter'] : undefined;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  if (scimError.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendScim(reply, scimError.status, toScimErrorBody(scimError));
}

const notImplemented = () => {
  throw new ScimError(501, 'Not supported, as ServiceProviderConfig says');
};

/** SCIM 2.0 (RFC 7643, RFC 7644): identity providers keep users and groups up to date. */
export const scimRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(
    async (app) => {
      const discovery = createDiscovery(scimBase(app.config));
      const spendCall = limitRate('key', LIMITS.user);
      app.setErrorHandler(sendScimError);
      app.addContentTypeParser(CONTENT_TYPE, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
      app.decorateRequest('scimClient', null);
      app.addHook('onRequest', async (request) => {
        request.scimClient = await identifyClient(app, request);
        if (app.config.rateLimits) spendCall(request.scimClient.tokenId);
      });

      app.get('/ServiceProviderConfig', SCIM_ROUTE, (_request, reply) => sendScim(reply, 200, discovery.config));
      for (const [path, items] of [
        ['/ResourceTypes', discovery.types],
        ['/Schemas', discovery.schemas],
      ] as const) {
        app.get(path, SCIM_ROUTE, ({ query }, reply) => {
          if ('filter' in (query as object)) throw new ScimError(403, `${path} can't be filtered`);
          return sendScim(reply, 200, toListResponse<object>({ total: items.length, startIndex: 1, items }));
        });
        app.get(`${path}/:id`, SCIM_ROUTE, ({ params }, reply) => {
          const { id } = params as { id: string };
          const item = items.find((one) => one.id === id);
          if (!item) throw new ScimError(404, `${id.slice(0, 100)} not found`);
          return sendScim(reply, 200, item);
        });
      }

      resourceRoutes(app, {
        path: '/Users',
        attributes: USER_ATTRIBUTES,
        present: presentUser,
        find: ({ provider }, id) => findVisible(app.db, provider, id),
        list: ({ provider }, page) => listVisible(app.db, provider, page),
        add: (client, resource) => addScimUser(app, client, resource),
        change: (client, change) => changeScimUser(app, client, change),
        remove: (client, change) => removeScimUser(app, client, change),
      });
      resourceRoutes(app, {
        path: '/Groups',
        attributes: GROUP_ATTRIBUTES,
        present: presentGroup,
        find: ({ provider }, id) => findGroup(app.db, provider.id, id),
        list: ({ provider }, page) => listGroups(app.db, provider.id, page),
        add: (client, resource) => addScimGroup(app, client, resource),
        change: (client, change) => changeScimGroup(app, client, change),
        remove: (client, change) => removeScimGroup(app, client, change),
      });

      for (const path of ['/Me', '/Bulk']) app.all(path, SCIM_ROUTE, notImplemented);
      app.all('/*', SCIM_ROUTE, () => {
        throw new ScimError(404, 'There is no such endpoint');
      });
    },
    { prefix: SCIM_PATH },
  );
};
