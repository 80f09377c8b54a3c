import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { platformCountRoutes } from './platform-counts/platform-counts.routes.ts';

/** The operation of the portal, for root. */
export const rootRoutes: readonly FastifyPluginAsyncZod[] = [outboxRoutes, platformCountRoutes];
