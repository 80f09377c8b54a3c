import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PlatformCounts } from 'shared-contracts/portal/platform-counts';
import { needsRoot } from '../../platform/access/needs.ts';
import { countPlatform } from './platform-counts.store.ts';

export const platformCountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/platform/counts', { ...needsRoot, schema: { response: { 200: PlatformCounts } } }, () =>
    countPlatform(app.db),
  );
};
