import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { journalRunRoutes } from './runs/runs.routes.ts';

/** The export of postings to the accounting of an organization. */
export const journalRoutes: FastifyPluginAsyncZod = async (app, options) => {
  await accountRoutes(app, options);
  await journalRunRoutes(app, options);
};
