import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { SignInResult } from 'shared-contracts/identity/auth';
import { PasskeySignIn, PasskeySignInOptions, SecondFactorProof } from 'shared-contracts/identity/second-factor';
import { publicAccess } from '../../../platform/access/needs.ts';
import { readDeviceCookie, sendSession, setDeviceCookie, sourceOf } from '../auth-cookies.ts';
import { portalOrigin } from '../portal-origin.ts';
import { factorRoutes } from './factors.routes.ts';
import { beginPasskeySignIn, finishSignIn, signInWithPasskey } from './finish-sign-in.ts';
import { passkeySiteAt } from './passkeys.ts';
import { secondFactorPolicyRoutes } from './policy.routes.ts';

const FAILURES = { 401: ErrorBody, 403: ErrorBody, 429: ErrorBody };

/** A person's factors, who must have some, the second step of a sign-in, and signing in with a passkey alone. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(factorRoutes);
  await app.register(secondFactorPolicyRoutes);

  app.post(
    '/auth/second-factor',
    { ...publicAccess, schema: { body: SecondFactorProof, response: { 200: SignInResult, ...FAILURES } } },
    async (request, reply) => {
      const { challenge: token, proof } = request.body;
      const site = passkeySiteAt(await portalOrigin(request));
      const place = { device: readDeviceCookie(request), site, source: sourceOf(request) };
      const { session, device } = await finishSignIn(app, { token, proof, ...place });
      setDeviceCookie(request, reply, device);
      return sendSession(request, reply, session);
    },
  );

  app.post(
    '/auth/passkey/options',
    { ...publicAccess, schema: { response: { 200: PasskeySignInOptions } } },
    async (request, reply) => {
      const device = readDeviceCookie(request);
      const result = await beginPasskeySignIn(app, device, passkeySiteAt(await portalOrigin(request)));
      setDeviceCookie(request, reply, device);
      return result;
    },
  );

  app.post(
    '/auth/passkey',
    { ...publicAccess, schema: { body: PasskeySignIn, response: { 200: SignInResult, ...FAILURES } } },
    async (request, reply) => {
      const { challenge: token, credential, remember, refresh } = request.body;
      const { session, device } = await signInWithPasskey(app, {
        token,
        credential,
        device: readDeviceCookie(request),
        site: passkeySiteAt(await portalOrigin(request)),
        source: sourceOf(request),
        isRemembered: remember,
        canRefresh: refresh,
      });
      setDeviceCookie(request, reply, device);
      return sendSession(request, reply, session);
    },
  );
};
