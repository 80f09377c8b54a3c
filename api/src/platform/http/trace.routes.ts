import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { NavigationSpans } from 'shared-contracts/traces';
import { z } from 'zod';
import { needsPerson } from '../access/needs.ts';
import { getExporter, isTraceRecorded } from '../tracing/tracing.ts';

const MAX_BYTES = 16 * 1_024;

/** Receives the navigations of browsers, which may only post to our own host, and forwards them to the collector. */
export function traceRoutes(app: FastifyInstance) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/traces',
      { ...needsPerson, bodyLimit: MAX_BYTES, schema: { body: NavigationSpans, response: { 204: z.undefined() } } },
      async ({ body }, reply) => {
        const exporter = getExporter();
        const { serviceName = '' } = app.config.tracing ?? {};
        for (const { name, startedAt, endedAt, ...ids } of exporter ? body.spans : [])
          if (isTraceRecorded(ids.traceId))
            exporter?.add(
              {
                ...ids,
                name: `navigate ${name}`,
                kind: 'client',
                startedAt,
                endedAt: Math.max(startedAt, endedAt),
                attributes: { 'url.template': name },
              },
              `${serviceName}-browser`,
            );
        return reply.code(204).send();
      },
    );
}
