import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult } from 'shared-contracts/common';
import {
  AddedFactor,
  FactorInput,
  FactorList,
  PasskeyConfirmation,
  PasskeyEnrolment,
  PasswordConfirmation,
  PasswordConfirmationResult,
  RecoveryCodes,
  TotpConfirmation,
  TotpEnrolment,
} from 'shared-contracts/identity/second-factor';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needsPerson } from '../../../platform/access/needs.ts';
import { readDeviceCookie, setDeviceCookie } from '../auth-cookies.ts';
import { assertOwnSessions } from '../end-sessions.ts';
import { findHostOwner, portalOrigin } from '../portal-origin.ts';
import { getSession, renewToken } from '../session.ts';
import { assertConfirmed, confirmPassword } from './confirm-password.ts';
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp, type EnrolPlace } from './enrol-factor.ts';
import { countRecoveryCodes, listFactors } from './factors.store.ts';
import { isFactorRequired } from '../required-factor.ts';
import { removeFactor, renameFactor, renewRecoveryCodes } from './manage-factors.ts';
import { passkeySiteAt } from './passkeys.ts';

/** Open to anyone who must add a second factor first. */
const enrolment = { config: { ...needsPerson.config, allowsMissingFactor: true } };
const PORTAL_NAME = 'Consign';
const CHALLENGE_FAILURES = { 401: ErrorBody, 403: ErrorBody, 409: ErrorBody };

/** The issuer that authenticator apps show is the organization whose host it is, as users know the portal there. */
async function readPlace(request: FastifyRequest, reply: FastifyReply): Promise<EnrolPlace> {
  const device = readDeviceCookie(request);
  setDeviceCookie(request, reply, device);
  const site = passkeySiteAt(await portalOrigin(request));
  const issuer = (await findHostOwner(request.server.db, site.rpId))?.name ?? PORTAL_NAME;
  return { deviceId: device.id, site, issuer };
}

/** Factors belong to the user who signed in, not to someone who impersonates them. @throws 403 */
function ownerOf(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  assertOwnSessions(caller);
  return caller;
}

/** Also requires a recent sign-in or password confirmation. @throws 403 */
async function confirmedOwnerOf(request: FastifyRequest): Promise<Caller> {
  const owner = ownerOf(request);
  const { sessionId } = await getSession(request.server, request);
  await assertConfirmed(request.server.db, sessionId, request.server.now());
  return owner;
}

/** A person's own second factors. */
export const factorRoutes: FastifyPluginAsyncZod = async (app) => {
  const withToken = async <Added extends object>(request: FastifyRequest, added: Added) => ({
    ...added,
    token: await renewToken(app, await getSession(app, request)),
  });

  app.get('/auth/factors', { ...enrolment, schema: { response: { 200: FactorList } } }, async (request) => {
    const { userId } = ownerOf(request);
    const factors = await listFactors(app.db, userId);
    return {
      items: factors.map(({ rpId, ...factor }) => ({ ...factor, host: rpId })),
      recoveryCodesLeft: await countRecoveryCodes(app.db, userId),
      isRequired: await isFactorRequired(app.db, userId),
    };
  });

  app.post(
    '/auth/password-confirmation',
    {
      ...enrolment,
      schema: { body: PasswordConfirmation, response: { 200: PasswordConfirmationResult, 429: ErrorBody } },
    },
    async (request) => {
      const { sessionId } = await getSession(app, request);
      await confirmPassword(app, ownerOf(request), sessionId, request.body.password);
      return { isConfirmed: true } as const;
    },
  );

  app.post(
    '/auth/factors/totp',
    { ...enrolment, schema: { body: FactorInput, response: { 200: TotpEnrolment, 409: ErrorBody } } },
    async (request, reply) => {
      const owner = await confirmedOwnerOf(request);
      return beginTotp(app, owner, request.body.name, await readPlace(request, reply));
    },
  );

  app.post(
    '/auth/factors/totp/confirm',
    { ...enrolment, schema: { body: TotpConfirmation, response: { 200: AddedFactor, ...CHALLENGE_FAILURES } } },
    async (request, reply) => {
      const owner = await confirmedOwnerOf(request);
      const place = await readPlace(request, reply);
      const { challenge: token, code } = request.body;
      return withToken(request, await confirmTotp(app, owner, { token, place, code }));
    },
  );

  app.post(
    '/auth/factors/passkey',
    { ...enrolment, schema: { body: FactorInput, response: { 200: PasskeyEnrolment, 409: ErrorBody } } },
    async (request, reply) => {
      const owner = await confirmedOwnerOf(request);
      return beginPasskey(app, owner, request.body.name, await readPlace(request, reply));
    },
  );

  app.post(
    '/auth/factors/passkey/confirm',
    { ...enrolment, schema: { body: PasskeyConfirmation, response: { 200: AddedFactor, ...CHALLENGE_FAILURES } } },
    async (request, reply) => {
      const owner = await confirmedOwnerOf(request);
      const place = await readPlace(request, reply);
      const { challenge: token, credential } = request.body;
      return withToken(request, await confirmPasskey(app, owner, { token, place, credential }));
    },
  );

  app.post(
    '/auth/factors/recovery-codes',
    { ...enrolment, schema: { response: { 200: RecoveryCodes, 409: ErrorBody } } },
    async (request) => ({ codes: await renewRecoveryCodes(app, await confirmedOwnerOf(request)) }),
  );

  app.patch(
    '/auth/factors/:id',
    { ...enrolment, schema: { params: IdParams, body: FactorInput, response: { 200: IdResult } } },
    async (request) => {
      await renameFactor(app, ownerOf(request), request.params.id, request.body.name);
      return { id: request.params.id };
    },
  );

  app.delete(
    '/auth/factors/:id',
    { ...enrolment, schema: { params: IdParams, response: { 200: IdResult, 409: ErrorBody } } },
    async (request) => {
      await removeFactor(app, await confirmedOwnerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );
};
