import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getSchemaState } from '../database/migrate.ts';
import { API_PREFIX } from './api-prefix.ts';

/** Shorter than the timeouts of monitoring tools. */
const DATABASE_TIMEOUT_MS = 2_000;
const UNREACHABLE = 'database unreachable';
const PUBLIC_ROUTE = { config: { access: 'public' }, schema: { hide: true } } as const;

async function getStatus(app: FastifyInstance): Promise<string> {
  if (app.isDraining()) return 'stopping';
  if (app.jobs.isStopped()) return 'jobs stopped';
  return Promise.race([
    getSchemaState(app.db).catch(() => UNREACHABLE),
    delay(DATABASE_TIMEOUT_MS, UNREACHABLE, { ref: false }),
  ]);
}

/** Liveness and readiness checks; the latter responds with 503 and the reason when the process can't serve. */
export function healthRoutes(app: FastifyInstance) {
  app.get(`${API_PREFIX}/health`, PUBLIC_ROUTE, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(`${API_PREFIX}/ready`, PUBLIC_ROUTE, async (_request, reply) => {
    const status = await getStatus(app);
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
