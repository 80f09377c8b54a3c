import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CodeRequest,
  BlockedState,
  ChangePassword,
  CodeCheck,
  CodeRequestResult,
  CodeCheckResult,
  ChangePasswordResult,
  SignInResult,
  SignIn,
  SignInAs,
  SignInCodeRequest,
} from 'shared-contracts/identity/auth';
import { ErrorBody } from 'shared-contracts/common';
import { callerOf, publicAccess, needsRoot, needsPerson } from '../../platform/access/needs.ts';
import { readDeviceCookie, sendSession, setDeviceCookie, sourceOf } from './auth-cookies.ts';
import { requestCode } from './codes/request-code.ts';
import { changePassword, checkCode } from './change-password.ts';
import { portalOrigin } from './portal-origin.ts';
import { passkeySiteAt } from './second-factor/passkeys.ts';
import { secondFactorRequired } from './second-factor/require-second-factor.ts';
import { getSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { requestSignInCode } from './codes/sign-in-code.ts';
import { signInAs } from './sign-in-as.ts';

/** Lets blocked users, and users who must change their password or add a second factor first, query their state. */
const openToBlockedUsers = {
  config: { ...needsPerson.config, allowsBlocked: true, allowsOneTimePassword: true, allowsMissingFactor: true },
};

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(invitationRoutes);

  app.post(
    '/auth',
    {
      ...publicAccess,
      schema: { body: SignIn, response: { 200: SignInResult, 401: ErrorBody, 403: ErrorBody, 429: ErrorBody } },
    },
    async (request, reply) => {
      const site = passkeySiteAt(await portalOrigin(request));
      const input = { ...request.body, ...sourceOf(request), device: readDeviceCookie(request), site };
      const result = await signIn(app, input);
      setDeviceCookie(request, reply, result.device);
      if ('required' in result) throw secondFactorRequired(result.required);
      return sendSession(request, reply, result.session);
    },
  );

  app.post(
    '/auth/sign-in-code',
    { ...publicAccess, schema: { body: SignInCodeRequest, response: { 200: CodeRequestResult, 429: ErrorBody } } },
    async (request, reply) => {
      const device = readDeviceCookie(request);
      const input = { login: request.body.login, deviceId: device.id, address: request.ip };
      const resendAfter = await requestSignInCode(app, input);
      setDeviceCookie(request, reply, device);
      return { resendAfter };
    },
  );

  app.get(
    '/auth/is-blocked',
    { ...openToBlockedUsers, schema: { response: { 200: BlockedState } } },
    async ({ isBlocked }) => ({ isBlocked }),
  );

  app.post(
    '/auth/as',
    { ...needsRoot, schema: { body: SignInAs, response: { 200: SignInResult, 404: ErrorBody } } },
    async (request) => ({
      token: await signInAs(app, callerOf(request), await getSession(app, request), request.body.userId),
    }),
  );

  app.post(
    '/auth/otp',
    { ...publicAccess, schema: { body: CodeRequest, response: { 200: CodeRequestResult, 429: ErrorBody } } },
    async ({ body, ip }) => ({
      resendAfter: await requestCode(app, { login: body.login ?? body.email ?? '', address: ip }),
    }),
  );

  app.post(
    '/auth/check-otp',
    { ...publicAccess, schema: { body: CodeCheck, response: { 200: CodeCheckResult, 429: ErrorBody } } },
    async ({ body, ip }) => ({
      isValid: await checkCode(app, { otp: body.otp, login: body.login ?? body.email, address: ip }),
    }),
  );

  app.post(
    '/auth/change-password',
    { ...publicAccess, schema: { body: ChangePassword, response: { 200: ChangePasswordResult, 429: ErrorBody } } },
    async ({ body, ip }) => {
      const { login, email, ...change } = body;
      await changePassword(app, { ...change, login: login ?? email, address: ip });
      return { isChanged: true } as const;
    },
  );
};
