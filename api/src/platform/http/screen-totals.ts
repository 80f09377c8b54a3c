import type { FastifyInstance } from 'fastify';
import { countForScreen } from '../database/pagination.ts';

/**
 * Lists on screens count no more rows than a pager shows. API keys are promised exact totals, and exports, which are
 * POST, need them.
 */
export function countTotalsForScreens(app: FastifyInstance) {
  app.addHook('preHandler', ({ method, caller }, _reply, done) => {
    if (method === 'GET' && caller && !caller.apiKeyId) countForScreen(done);
    else done();
  });
}
