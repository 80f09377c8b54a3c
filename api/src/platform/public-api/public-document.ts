import type { FastifyInstance } from 'fastify';
import type { Access } from 'shared-contracts/values/identity/access';
import type { PublicApi } from './public-call.ts';
import type { OpenApiDocument, Operation, Schema } from './document.ts';

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

const describeAccess = ({ model, action = 'read' }: Access) =>
  model ? `Needs the rule \`${model}: ${action}\`.` : 'Needs a valid key.';

function toPublicOperation({
  'x-access': access,
  'x-public': _prefix,
  'x-same-as': _call,
  ...operation
}: Operation): Operation {
  return { ...operation, ...(access && { description: describeAccess(access) }) };
}

/** The components that a document uses, also through others. */
function collectComponents(text: string, all: Record<string, Schema>, found: Record<string, Schema> = {}) {
  for (const [, name = ''] of text.matchAll(REFERENCE)) {
    const schema = all[name];
    if (name in found || schema === undefined) continue;
    found[name] = schema;
    collectComponents(JSON.stringify(schema), all, found);
  }
  return found;
}

const sortKeys = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The OpenAPI document of a public API: its calls out of those of all routes. */
export function createPublicDocument(app: FastifyInstance, api: PublicApi): OpenApiDocument {
  const document = app.swagger() as unknown as OpenApiDocument;
  const paths: OpenApiDocument['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.entries(item).filter(([, operation]) => operation['x-public'] === api.prefix);
    if (operations.length > 0)
      paths[path] = Object.fromEntries(operations.map(([method, operation]) => [method, toPublicOperation(operation)]));
  }
  const schemas = collectComponents(JSON.stringify(paths), document.components.schemas ?? {});
  return {
    openapi: document.openapi,
    info: { title: api.title, version: api.prefix.slice(1), description: api.description },
    servers: [{ url: '/' }],
    tags: [...new Set(api.calls.map(({ group }) => group))].map((name) => ({ name })),
    components: { securitySchemes: document.components.securitySchemes, schemas: sortKeys(schemas) },
    paths: sortKeys(paths),
  };
}
