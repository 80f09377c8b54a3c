import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { anonymizeRoutes } from './anonymize/anonymize.routes.ts';
import { personalDataRoutes } from './export/personal-data.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';

export const privacyRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(anonymizeRoutes);
  await app.register(personalDataRoutes);
  await app.register(retentionRoutes);
};
