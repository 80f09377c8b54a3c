import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../migrate.ts';

const stateOf = (app: FastifyInstance) => isMigrated(app.db).then((current) => (current ? 'ok' : 'migrations missing'), () => 'database unreachable');

/** For what watches this process: 200 when it can serve, 503 with the reason when it cannot. */
export function health(app: FastifyInstance) {
  app.get('/health', { config: { access: 'public' } }, async (_request, reply) => {
    const status = await stateOf(app);
    return reply.code(status === 'ok' ? 200 : 503).header('cache-control', 'no-store').send({ status });
  });
}
