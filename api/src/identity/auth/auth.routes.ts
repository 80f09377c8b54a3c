import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AskCode,
  BlockedState,
  ChangePassword,
  CheckCode,
  CodeAsked,
  CodeChecked,
  PasswordChanged,
  SignedIn,
  SignIn,
  SignInAs,
} from 'shared-contracts/auth';
import { ErrorBody } from 'shared-contracts/common';
import { callerOf, isPublic, needsRoot, needsSignIn } from '../../platform/needs.ts';
import { askCode } from './ask-code.ts';
import { changePassword, checkCode } from './change-password.ts';
import { sessionOf } from './session.ts';
import { signIn } from './sign-in.ts';
import { signInAs } from './sign-in-as.ts';

/** Whoever is blocked, or has to set a password first, is told of it here. */
const tellsItself = { config: { ...needsSignIn.config, answersBlocked: true, answersOneTimePassword: true } };

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth',
    { ...isPublic, schema: { body: SignIn, response: { 200: SignedIn, 401: ErrorBody, 429: ErrorBody } } },
    async ({ body, ip }) => ({ token: await signIn(app, { ...body, address: ip }) }),
  );

  app.get(
    '/auth/is-blocked',
    { ...tellsItself, schema: { response: { 200: BlockedState } } },
    async ({ isBlocked }) => ({ isBlocked }),
  );

  app.post(
    '/auth/as',
    { ...needsRoot, schema: { body: SignInAs, response: { 200: SignedIn, 404: ErrorBody } } },
    async (request) => ({
      token: await signInAs(app, callerOf(request), await sessionOf(app, request), request.body.userId),
    }),
  );

  app.post(
    '/auth/otp',
    { ...isPublic, schema: { body: AskCode, response: { 200: CodeAsked, 429: ErrorBody } } },
    async ({ body, ip }) => ({ resendAfter: await askCode(app, { ...body, address: ip }) }),
  );

  app.post(
    '/auth/check-otp',
    { ...isPublic, schema: { body: CheckCode, response: { 200: CodeChecked, 429: ErrorBody } } },
    async ({ body, ip }) => ({ isValid: await checkCode(app, { ...body, address: ip }) }),
  );

  app.post(
    '/auth/change-password',
    { ...isPublic, schema: { body: ChangePassword, response: { 200: PasswordChanged, 429: ErrorBody } } },
    async ({ body, ip }) => {
      await changePassword(app, { ...body, address: ip });
      return { isChanged: true } as const;
    },
  );
};
