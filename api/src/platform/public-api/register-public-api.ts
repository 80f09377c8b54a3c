import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { API_PREFIX } from '../http/api-prefix.ts';
import type { ObjectSchema, PublicApi, PublicCall } from './public-call.ts';
import { toDeprecationHeaders } from './deprecation.rules.ts';
import { toPublicBody, toPublicResponse } from './public-schema.ts';

const toKey = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) =>
  `${String(method)} ${url.slice(API_PREFIX.length)}`;
const isSuccess = ([status]: [string, unknown]) => status.startsWith('2');

/** @param schema of the portal's call, completed by earlier hooks */
function toPublicSchema(schema: FastifySchema, call: PublicCall, api: PublicApi): FastifySchema {
  const responses = Object.entries(schema.response as Record<string, z.ZodType>).map((entry) =>
    isSuccess(entry) ? [entry[0], toPublicResponse(entry[1] as ObjectSchema, call, api.examples)] : entry,
  );
  const marks = { 'x-public': api.prefix, 'x-same-as': call.call };
  return {
    ...schema,
    ...marks,
    operationId: call.operationId,
    summary: call.summary,
    tags: [call.group],
    ...(call.bodySchema !== undefined && {
      body: toPublicBody(schema.body as z.ZodType, call.bodySchema, api.examples),
    }),
    response: Object.fromEntries(responses) as Record<string, z.ZodType>,
    ...(call.deprecated && { deprecated: true }),
  };
}

/**
 * Registers the calls of a public API: each repeats a route of the portal under a stable path and with a stable
 * schema, so that no handler is written twice. Must run after the hooks that complete routes, and before the routes.
 */
export function registerPublicApi(app: FastifyInstance, api: PublicApi) {
  const calls = new Map(api.calls.map((call) => [call.call as string, call]));
  app.addHook('onRoute', function addPublicRoute(this: FastifyInstance, route) {
    const call = calls.get(toKey(route));
    if (!call) return;
    const schema = toPublicSchema(route.schema ?? {}, call, api);
    const { export: _export, ...config } = route.config ?? {};
    const url = api.prefix + call.path;
    const { prefix, routePath, preHandler } = route;
    if (routePath === url) {
      route.schema = schema;
      return;
    }
    const headers = call.deprecated && toDeprecationHeaders(call.deprecated, prefix + api.prefix);
    this.route({
      method: route.method,
      url,
      handler: route.handler,
      config,
      schema,
      ...(preHandler && { preHandler }),
      ...(headers && { onRequest: async (_request, reply) => void reply.headers(headers) }),
    });
  });
}
