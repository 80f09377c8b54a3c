import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BlockedState } from 'shared-contracts/auth';
import { needsSignIn } from '../platform/needs.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/auth/is-blocked', { config: { ...needsSignIn.config, answersBlocked: true }, schema: { response: { 200: BlockedState } } },
    async ({ isBlocked }) => ({ isBlocked }));
};
