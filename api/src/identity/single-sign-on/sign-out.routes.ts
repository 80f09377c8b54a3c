import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SignedOut } from 'shared-contracts/identity/sessions';
import { callerOf, needsPerson, publicAccess } from '../../platform/access/needs.ts';
import { getBearerToken } from '../../platform/http/access-guard.ts';
import { signOut, signOutEverywhere } from '../auth/end-sessions.ts';
import { portalOrigin } from '../auth/portal-origin.ts';
import { getSession } from '../auth/session.ts';
import type { EndedSession } from '../auth/sessions.store.ts';
import { findProvider } from './identity-providers.store.ts';
import { startOidcLogout } from './start-oidc-logout.ts';
import { startSamlLogout } from './saml/start-saml-logout.ts';

export const signOutRoutes: FastifyPluginAsyncZod = async (app) => {
  async function startLogout(session: EndedSession, origin: string): Promise<string | null> {
    const { identityProviderId } = session;
    const provider = identityProviderId === null ? undefined : await findProvider(app.db, identityProviderId);
    if (provider?.kind === 'saml') return startSamlLogout(app, session, origin);
    return provider?.signsOut ? startOidcLogout(app, provider.id, session, origin) : null;
  }

  /** The session has ended, regardless of the provider's. */
  const reply = async (request: FastifyRequest, session: EndedSession | null | undefined): Promise<SignedOut> => {
    if (!session) return { isSignedOut: true, logoutUrl: null };
    const logoutUrl = await startLogout(session, await portalOrigin(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'sign-out at the provider failed');
      return null;
    });
    return { isSignedOut: true, logoutUrl };
  };

  app.post('/auth/sign-out', { ...publicAccess, schema: { response: { 200: SignedOut } } }, async (request) =>
    reply(request, await signOut(app, getBearerToken(request))),
  );

  app.delete('/auth/sessions', { ...needsPerson, schema: { response: { 200: SignedOut } } }, async (request) => {
    const { sessionId } = await getSession(app, request);
    return reply(request, await signOutEverywhere(app, callerOf(request), sessionId));
  });
};
