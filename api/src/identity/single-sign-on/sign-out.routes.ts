import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SignedOut } from 'shared-contracts/identity/sessions';
import { publicAccess } from '../../platform/access/needs.ts';
import { getBearerToken } from '../../platform/http/access-guard.ts';
import { signOut } from '../auth/end-sessions.ts';
import { portalOrigin } from '../auth/portal-origin.ts';
import { startSamlLogout } from './saml/start-saml-logout.ts';

export const signOutRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/auth/sign-out', { ...publicAccess, schema: { response: { 200: SignedOut } } }, async (request) => {
    const session = await signOut(app, getBearerToken(request));
    // The session has ended, whatever becomes of the provider's.
    const logoutUrl =
      session &&
      (await startSamlLogout(app, session, await portalOrigin(request)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'single logout failed');
        return null;
      }));
    return { isSignedOut: true as const, logoutUrl };
  });
};
