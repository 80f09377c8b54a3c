import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Rules } from 'shared-contracts/auth';
import { callerOf, needsSignIn } from '../platform/needs.ts';

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/users/rules', { ...needsSignIn, schema: { response: { 200: Rules } } }, async (request) => ({ rules: [...callerOf(request).rules] }));
};
