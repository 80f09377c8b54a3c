import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import { ErrorBody } from 'shared-contracts/common';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { API_PREFIX } from './api-prefix.ts';

const INPUTS = ['body', 'querystring', 'params'] as const;
const BEARER = [{ bearer: [] }];

const getSegments = (url: string) =>
  url
    .slice(API_PREFIX.length + 1)
    .split('/')
    .filter((part) => part && !/^v\d$/.test(part));
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const toPascalCase = (segment: string) => segment.replace(/^:/, 'by-').split('-').map(capitalize).join('');
const getVersion = (url: string) => /\/(v\d)(?=\/|$)/.exec(url)?.[1] ?? '';

/** `GET /api/orders/v2` → `getOrdersV2`. */
export const toOperationId = (method: string, url: string) =>
  method.toLowerCase() + getSegments(url).map(toPascalCase).join('') + capitalize(getVersion(url));

function getErrorStatuses({ method, config, schema = {} }: RouteOptions): number[] {
  const isPublic = config?.access === 'public';
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return [
    ...(isWrite ? [400, 409, 413, 415] : []),
    ...(isPublic ? [] : [401, 403, 429]),
    ...(schema.params ? [404] : []),
    ...(INPUTS.some((input) => schema[input]) ? [422] : []),
  ];
}

/**
 * An object by status. Of one made as usual, the engine reserves a place for every number up to the highest: 5 KB a route
 * instead of half of one.
 */
function toStatusMap(entries: Iterable<readonly [number | string, unknown]>) {
  const sparse = {};
  for (const [status, value] of entries)
    Object.defineProperty(sparse, status, { value, enumerable: true, configurable: true });
  return sparse;
}

/** Adds the parts of the OpenAPI description that all routes share: operation id, tag, security and error responses. */
export function describeRoute(route: RouteOptions) {
  const schema: FastifySchema = (route.schema ??= {});
  const errors = getErrorStatuses(route).map((status) => [status, ErrorBody] as const);
  schema.response = toStatusMap([...errors, ...Object.entries((schema.response ?? {}) as Record<string, unknown>)]);
  schema.operationId ??= toOperationId(String(route.method), route.url);
  schema.tags ??= getSegments(route.url).slice(0, 1);
  const { access } = route.config ?? {};
  if (access === 'public') return;
  schema.security ??= BEARER;
  Object.assign(schema, { 'x-access': access });
}

type OpenApiDocument = {
  paths?: Record<string, Record<string, { responses?: Record<string, { description: string }> }>>;
};

/** Replaces `Default Response` by the name of the status. */
function describeResponses<T extends object>(document: T): T {
  const operations = Object.values((document as OpenApiDocument).paths ?? {}).flatMap((item) => Object.values(item));
  for (const { responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) response.description = STATUS_CODES[status] ?? status;
  }
  return document;
}

/** Serves the OpenAPI document of all routes below /api, generated from their validation schemas. */
export async function registerOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Consign',
        version: APP_VERSION,
        description: 'Times are unix seconds, money is a decimal string.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT or API key' } } },
    },
    transform: (route) =>
      jsonSchemaTransform(route.url.startsWith(`${API_PREFIX}/`) ? route : { ...route, schema: { hide: true } }),
    transformObject: (document) => describeResponses(jsonSchemaTransformObject(document)),
  });
  app.get('/openapi.json', { config: { access: 'public' } }, async () => app.swagger());
}
