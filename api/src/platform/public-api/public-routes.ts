import type { FastifyInstance } from 'fastify';
import { publicAccess } from '../access/needs.ts';
import type { PublicApi } from './public-call.ts';
import { createPublicDocument } from './public-document.ts';

/** Serves the document of a public API at `/api/v1/openapi.json`. */
export function publicApiRoutes(app: FastifyInstance, api: PublicApi) {
  let text: string | undefined;
  app.get(`${api.prefix}/openapi.json`, { ...publicAccess, schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(createPublicDocument(app, api));
    return reply.type('application/json').serializer(String).send(text);
  });
}
