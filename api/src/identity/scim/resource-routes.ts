import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Id } from 'shared-contracts/common';
import { z } from 'zod';
import { publicAccess } from '../../platform/access/needs.ts';
import type { Attribute } from './protocol/attributes.rules.ts';
import { type Filter, parseFilter } from './protocol/filter.rules.ts';
import { ListQuery, PatchRequest, ResourceQuery, SearchRequest, toListResponse } from './protocol/messages.ts';
import { applyPatch } from './protocol/patch.rules.ts';
import { project } from './protocol/projection.rules.ts';
import { badRequest, resourceNotFound } from './protocol/scim.errors.ts';
import { readResource, type Resource } from './protocol/values.rules.ts';
import { assertVersion, isUnchanged } from './protocol/versions.ts';
import { scimBase } from './scim-base.ts';
import { clientOf, type ScimClient } from './scim-client.ts';

type Presented = { id: string; meta: { location: string; version: string } };
type Page = { startIndex: number; count: number; filter: Filter | null };

/** A kind of resource, and how it is stored. */
type ResourceKind<Row> = {
  path: string;
  attributes: readonly Attribute[];
  present: (row: Row, base: string) => Presented;
  find: (client: ScimClient, id: string) => Promise<Row | undefined>;
  list: (client: ScimClient, page: Page) => Promise<{ total: number; rows: Row[] }>;
  add: (client: ScimClient, resource: Resource) => Promise<Row>;
  change: (
    client: ScimClient,
    change: { id: string; check: (row: Row) => void; change: (before: Resource) => Resource },
  ) => Promise<Row>;
  remove: (client: ScimClient, change: { id: string; check: (row: Row) => void }) => Promise<void>;
};

/** The protocol describes itself, and its bodies differ from those of the API. */
export const SCIM_ROUTE = { ...publicAccess, schema: { hide: true } };

/** Sends text, bypassing the serializers of the API. */
export const sendScim = (reply: FastifyReply, status: number, body: unknown) =>
  reply.code(status).type('application/scim+json').send(JSON.stringify(body));

const Params = z.object({ id: Id.toLowerCase() });

/** @throws ScimError `invalidValue` */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw badRequest('invalidValue', [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  const parsed = Params.safeParse({ id });
  if (!parsed.success) throw resourceNotFound(id.slice(0, 100));
  return parsed.data.id;
}

/** Reads, lists, adds, changes and removes the resources of a kind. */
export function resourceRoutes<Row>(app: FastifyInstance, kind: ResourceKind<Row>): void {
  const base = scimBase(app.config);
  const checkFor = (request: FastifyRequest) => (row: Row) =>
    assertVersion(request, kind.present(row, base).meta.version);

  function sendOne(request: FastifyRequest, reply: FastifyReply, status: number, row: Row) {
    const query = parse(ResourceQuery, request.query);
    const resource = kind.present(row, base);
    const { location, version } = resource.meta;
    reply.headers({ etag: version, location });
    return sendScim(reply, status, project(resource, query));
  }

  async function sendList(request: FastifyRequest, reply: FastifyReply, query: z.output<typeof ListQuery>) {
    const { startIndex, count } = query;
    const filter = query.filter ? parseFilter(query.filter) : null;
    const { total, rows } = await kind.list(clientOf(request), { startIndex, count, filter });
    const items = rows.map((row) => project(kind.present(row, base), query));
    return sendScim(reply, 200, toListResponse({ total, startIndex, items }));
  }

  app.get(kind.path, SCIM_ROUTE, (request, reply) => sendList(request, reply, parse(ListQuery, request.query)));

  app.post(`${kind.path}/.search`, SCIM_ROUTE, (request, reply) =>
    sendList(request, reply, parse(SearchRequest, request.body)),
  );

  app.get(`${kind.path}/:id`, SCIM_ROUTE, async (request, reply) => {
    const id = idOf(request);
    const row = await kind.find(clientOf(request), id);
    if (!row) throw resourceNotFound(id);
    const { version } = kind.present(row, base).meta;
    if (isUnchanged(request, version)) return reply.code(304).header('etag', version).send();
    return sendOne(request, reply, 200, row);
  });

  app.post(kind.path, SCIM_ROUTE, async (request, reply) => {
    const resource = readResource(kind.attributes, request.body);
    return sendOne(request, reply, 201, await kind.add(clientOf(request), resource));
  });

  app.put(`${kind.path}/:id`, SCIM_ROUTE, async (request, reply) => {
    const [id, resource] = [idOf(request), readResource(kind.attributes, request.body)];
    const check = checkFor(request);
    return sendOne(request, reply, 200, await kind.change(clientOf(request), { id, check, change: () => resource }));
  });

  app.patch(`${kind.path}/:id`, SCIM_ROUTE, async (request, reply) => {
    const [id, { Operations: operations }] = [idOf(request), parse(PatchRequest, request.body)];
    const row = await kind.change(clientOf(request), {
      id,
      check: checkFor(request),
      change: (before) => applyPatch(kind.attributes, before, operations),
    });
    return sendOne(request, reply, 200, row);
  });

  app.delete(`${kind.path}/:id`, SCIM_ROUTE, async (request, reply) => {
    await kind.remove(clientOf(request), { id: idOf(request), check: checkFor(request) });
    return reply.code(204).send();
  });
}
