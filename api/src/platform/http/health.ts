import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { schemaState } from '../migrate.ts';
import { API } from './paths.ts';

/** Whoever watches waits no longer for the database. */
const PATIENCE_MS = 2_000;
const AWAY = 'database unreachable';
const OPEN = { config: { access: 'public' }, schema: { hide: true } } as const;

async function stateOf(app: FastifyInstance): Promise<string> {
  if (app.isLeaving()) return 'stopping';
  if (app.jobs.isStopped()) return 'jobs stopped';
  return Promise.race([schemaState(app.db).catch(() => AWAY), after(PATIENCE_MS, AWAY, { ref: false })]);
}

/** For what watches this process: whether it lives, and whether it can serve; 503 with the reason when it cannot. */
export function health(app: FastifyInstance) {
  app.get(`${API}/health`, OPEN, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(`${API}/ready`, OPEN, async (_request, reply) => {
    const status = await stateOf(app);
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
