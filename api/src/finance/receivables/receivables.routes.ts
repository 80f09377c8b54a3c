import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { agingRoutes } from './aging/aging.routes.ts';
import { creditLimitRoutes } from './credit-limits/credit-limits.routes.ts';
import { statementRoutes } from './statements/statements.routes.ts';

/** Debts between partners. */
export const receivableRoutes: FastifyPluginAsyncZod = async (app, options) => {
  await agingRoutes(app, options);
  await creditLimitRoutes(app, options);
  await statementRoutes(app, options);
};
