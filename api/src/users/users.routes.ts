import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Rules, SignedIn } from 'shared-contracts/auth';
import { ErrorBody } from 'shared-contracts/common';
import { SelfUpdate } from 'shared-contracts/users';
import { sessionOf } from '../auth/session.ts';
import { callerOf, needsSignIn } from '../platform/needs.ts';
import { updateSelf } from './self-update.ts';

/** Where a one-time password is changed. */
const isFirstStep = { config: { ...needsSignIn.config, answersOneTimePassword: true } };

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/users/rules', { ...needsSignIn, schema: { response: { 200: Rules } } }, async (request) => ({ rules: [...callerOf(request).rules] }));

  app.patch('/users/self-update', { ...isFirstStep, schema: { body: SelfUpdate, response: { 200: SignedIn, 429: ErrorBody } } },
    async (request) => ({ token: await updateSelf(app, callerOf(request), await sessionOf(app, request), request.body) }));
};
