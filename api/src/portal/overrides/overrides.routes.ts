import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OverrideInput, OverrideLink } from 'shared-contracts/overrides';
import { OVERRIDE } from 'shared-contracts/values/overrides';
import { inTransaction } from '../../platform/database.ts';
import { callerOf, needsRoot } from '../../platform/needs.ts';
import { record } from '../../platform/timeline.ts';
import { LIFETIME, signOverride } from './override-link.rules.ts';

/** Nothing is kept of a link but who made it: it proves itself. */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, secret } = app;

  app.post(
    '/overrides',
    { ...needsRoot, schema: { body: OverrideInput, response: { 201: OverrideLink } } },
    async (request, reply) => {
      const { area, address, host = request.hostname.toLowerCase() } = request.body;
      const at = now();
      const expiresAt = at + LIFETIME;
      const origin =
        host === request.hostname.toLowerCase() ? `${request.protocol}://${request.host}` : `https://${host}`;
      const changes = { area, address, host, expiresAt };
      await inTransaction(db, (tx) =>
        record(tx, callerOf(request), {
          subject: 'release',
          subjectId: randomUUID(),
          event: OVERRIDE,
          changes,
          occurredAt: at,
        }),
      );
      return reply.code(201).send({
        ...changes,
        url: `${origin}/?${OVERRIDE}=${signOverride(secret, { area, address, host, until: expiresAt })}`,
      });
    },
  );
};
