import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OverrideInput, OverrideLink } from 'shared-contracts/portal/overrides';
import { OVERRIDE_KEY } from 'shared-contracts/values/portal/overrides';
import { inTransaction } from '../../platform/database/database.ts';
import { callerOf, needsRoot } from '../../platform/access/needs.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { OVERRIDE_LIFETIME, signOverride } from './override-link.rules.ts';

/** Links aren't stored, because they are signed. The timeline records who created them. */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, secret } = app;

  app.post(
    '/overrides',
    { ...needsRoot, schema: { body: OverrideInput, response: { 201: OverrideLink } } },
    async (request, reply) => {
      const { area, address, host = request.hostname.toLowerCase() } = request.body;
      const at = now();
      const expiresAt = at + OVERRIDE_LIFETIME;
      const origin =
        host === request.hostname.toLowerCase() ? `${request.protocol}://${request.host}` : `https://${host}`;
      const changes = { area, address, host, expiresAt };
      await inTransaction(db, (tx) =>
        recordTimeline(tx, callerOf(request), {
          subject: 'release',
          subjectId: randomUUID(),
          event: OVERRIDE_KEY,
          changes,
          occurredAt: at,
        }),
      );
      return reply.code(201).send({
        ...changes,
        url: `${origin}/?${OVERRIDE_KEY}=${signOverride(secret, { area, address, host, until: expiresAt })}`,
      });
    },
  );
};
