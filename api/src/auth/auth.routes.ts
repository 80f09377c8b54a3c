import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BlockedState, SignedIn, SignIn } from 'shared-contracts/auth';
import { ErrorBody } from 'shared-contracts/common';
import { isPublic, needsSignIn } from '../platform/needs.ts';
import { signIn } from './sign-in.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/auth', { ...isPublic, schema: { body: SignIn, response: { 200: SignedIn, 401: ErrorBody, 429: ErrorBody } } },
    async ({ body, ip }) => ({ token: await signIn(app, { ...body, address: ip }) }));

  app.get('/auth/is-blocked', { config: { ...needsSignIn.config, answersBlocked: true }, schema: { response: { 200: BlockedState } } },
    async ({ isBlocked }) => ({ isBlocked }));
};
