import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import { ErrorBody } from 'shared-contracts/common';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { API } from './paths.ts';

const INPUTS = ['body', 'querystring', 'params'] as const;
const BEARER = [{ bearer: [] }];

const segments = (url: string) =>
  url
    .slice(API.length + 1)
    .split('/')
    .filter((part) => part && !/^v\d$/.test(part));
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const word = (part: string) => part.replace(/^:/, 'by-').split('-').map(upperFirst).join('');
const version = (url: string) => /\/(v\d)(?=\/|$)/.exec(url)?.[1] ?? '';

/** `GET /api/orders/v2` → `getOrdersV2`. */
export const operationId = (method: string, url: string) =>
  method.toLowerCase() + segments(url).map(word).join('') + upperFirst(version(url));

function errorStatuses({ method, config, schema = {} }: RouteOptions): number[] {
  const isOpen = config?.access === 'public';
  const writes = method !== 'GET' && method !== 'HEAD';
  return [
    ...(writes ? [400, 409, 413, 415] : []),
    ...(isOpen ? [] : [401, 403]),
    ...(schema.params ? [404] : []),
    ...(INPUTS.some((input) => schema[input]) ? [422] : []),
  ];
}

/** What every route of the API has in common need not be written with each: names, tag, security and error answers. */
export function describe(route: RouteOptions) {
  const schema: FastifySchema = (route.schema ??= {});
  const errors = Object.fromEntries(errorStatuses(route).map((status) => [status, ErrorBody]));
  schema.response = { ...errors, ...(schema.response as Record<number, unknown>) };
  schema.operationId ??= operationId(String(route.method), route.url);
  schema.tags ??= segments(route.url).slice(0, 1);
  const { access } = route.config ?? {};
  if (access === 'public') return;
  schema.security ??= BEARER;
  Object.assign(schema, { 'x-access': access });
}

type Described = { paths?: Record<string, Record<string, { responses?: Record<string, { description: string }> }>> };

/** `Default Response` says nothing; the name of the status does. */
function nameResponses<T extends object>(document: T): T {
  const operations = Object.values((document as Described).paths ?? {}).flatMap((item) => Object.values(item));
  for (const { responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) response.description = STATUS_CODES[status] ?? status;
  }
  return document;
}

/** The OpenAPI document of all that lies below /api, made from the schemas that validate. */
export async function openapi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Consign',
        version: APP_VERSION,
        description: 'Times are unix seconds, money is a decimal string.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) =>
      jsonSchemaTransform(route.url.startsWith(`${API}/`) ? route : { ...route, schema: { hide: true } }),
    transformObject: (document) => nameResponses(jsonSchemaTransformObject(document)),
  });
  app.get('/openapi.json', { config: { access: 'public' } }, async () => app.swagger());
}
