import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { SignInResult } from 'shared-contracts/identity/auth';
import { SignOutResult } from 'shared-contracts/identity/sessions';
import {
  BackChannelLogout,
  ProviderLookup,
  ProviderLookupResult,
  SignOnStart,
} from 'shared-contracts/identity/single-sign-on';
import { z } from 'zod';
import { publicAccess } from '../../platform/access/needs.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { limitRate } from '../../platform/rate-limits/limit-rate.ts';
import { SIGN_ON_LIMIT } from '../../platform/rate-limits/rate-limits.rules.ts';
import { readRefreshCookie, sourceOf } from '../auth/auth-cookies.ts';
import { portalOrigin } from '../auth/portal-origin.ts';
import { logOutByProvider } from './back-channel-logout.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { findProvider, findProviderOfDomain } from './identity-providers.store.ts';
import { issueStartedToken } from './issue-started-token.ts';
import { redirectUriAt } from './provider-uris.ts';
import { samlRoutes } from './saml/saml.routes.ts';
import { startSaml } from './saml/start-saml.ts';
import { attemptCookie, samlAttemptCookie, startedCookie } from './sign-on-cookies.ts';
import { failurePage, sendStartedSession } from './sign-on-replies.ts';
import { SignOnError } from './sign-on.errors.ts';
import { domainOf, toLocalPath } from './sign-on.rules.ts';
import { startSignOn } from './start-sign-on.ts';

const Redirect = z.null().meta({ description: 'redirects' });
/** The provider adds what it likes; only the code, the state and the error are read. */
const CallbackQuery = z.looseObject({});

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

export const signOnRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  await app.register(samlRoutes);

  const spendStart = limitRate('address', SIGN_ON_LIMIT);
  const assertMayStart = (address: string) => {
    try {
      if (app.config.rateLimits) spendStart(address);
    } catch (error) {
      throw new SignOnError('tooMany', error);
    }
  };

  /** Looks only at the domain, so that it doesn't reveal who has an account. */
  app.post(
    '/auth/sso/lookup',
    { ...publicAccess, schema: { body: ProviderLookup, response: { 200: ProviderLookupResult } } },
    async ({ body }) => {
      const domain = domainOf(body.login);
      return { provider: (domain && (await findProviderOfDomain(app.db, domain))) || null };
    },
  );

  app.get(
    '/auth/sso/start',
    { ...publicAccess, schema: { querystring: SignOnStart, response: { 302: Redirect } } },
    async (request, reply) => {
      const { providerId, login } = request.query;
      const to = toLocalPath(request.query.to);
      const origin = await portalOrigin(request);
      try {
        assertMayStart(request.ip);
        const provider = await findProvider(app.db, providerId);
        if (provider?.kind === 'saml') {
          const started = await startSaml(app, { provider, origin, to });
          samlAttemptCookie.set(request, reply, { requestId: started.requestId, to });
          return await reply.redirect(started.url, 302);
        }
        const redirectUri = redirectUriAt(origin);
        const { url, attempt } = await startSignOn(app, { providerId, redirectUri, to, login });
        attemptCookie.set(request, reply, attempt);
        return await reply.redirect(url, 302);
      } catch (error) {
        return reply.redirect(failurePage(app, error, to), 302);
      }
    },
  );

  app.get(
    '/auth/sso/callback',
    { ...publicAccess, schema: { querystring: CallbackQuery, response: { 302: Redirect } } },
    async (request, reply) => {
      const attempt = attemptCookie.read(request);
      attemptCookie.clear(request, reply);
      try {
        if (!attempt) throw new SignOnError('expired');
        const query = queryOf(request.url);
        const proved = await finishSignOn(app, { attempt, query, source: sourceOf(request) });
        return await sendStartedSession(request, reply, proved, attempt.to);
      } catch (error) {
        return reply.redirect(failurePage(app, error, attempt?.to ?? '/'), 302);
      }
    },
  );

  app.post(
    '/auth/sso/session',
    { ...publicAccess, schema: { response: { 200: SignInResult, 401: ErrorBody } } },
    async (request, reply) => {
      const started = startedCookie.read(request);
      startedCookie.clear(request, reply);
      if (!started) throw unauthorized();
      return { token: await issueStartedToken(app, started.sessionId, readRefreshCookie(request)) };
    },
  );

  app.post(
    '/auth/sso/:id/logout',
    {
      ...publicAccess,
      schema: { params: IdParams, body: BackChannelLogout, response: { 200: SignOutResult, 400: ErrorBody } },
    },
    async (request) => {
      await logOutByProvider(app, request.params.id, request.body.logout_token);
      return { isSignedOut: true } as const;
    },
  );
};
