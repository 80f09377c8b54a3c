import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { SamlLogout, SamlResponse } from 'shared-contracts/identity/single-sign-on';
import { z } from 'zod';
import { publicAccess } from '../../../platform/access/needs.ts';
import { API_PREFIX } from '../../../platform/http/api-prefix.ts';
import { sourceOf } from '../../auth/auth-cookies.ts';
import { failurePage, sendStartedSession } from '../sign-on-replies.ts';
import { samlAttemptCookie } from '../sign-on-cookies.ts';
import { SignOnError } from '../sign-on.errors.ts';
import { acceptResponse, finishSaml, SamlFailure } from './finish-saml.ts';
import { createMetadata } from './saml-client.ts';
import { finishSamlLogout } from './finish-saml-logout.ts';
import { invalidRequest, logOutBySaml } from './saml-logout.ts';
import { findServiceProvider } from './service-provider.ts';

const Redirect = z.null().meta({ description: 'redirects' });
const Xml = z.string().meta({ description: 'SAML metadata' });
const SignedOut = z.null().meta({ description: 'signed out' });
type Logout = z.infer<typeof SamlLogout>;
const CONTINUE_PATH = `${API_PREFIX}/auth/sso/saml/continue`;

/** Sign-in and logout by SAML 2.0, as the service provider of an organization. */
export const samlRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/auth/sso/saml/:id/metadata',
    { ...publicAccess, schema: { params: IdParams, response: { 200: Xml, 404: ErrorBody } } },
    async ({ params }, reply) => {
      const metadata = await createMetadata(await findServiceProvider(app, params.id));
      return reply.type('application/samlmetadata+xml').send(metadata);
    },
  );

  app.post(
    '/auth/sso/saml/:id/acs',
    { ...publicAccess, schema: { params: IdParams, body: SamlResponse, response: { 303: Redirect } } },
    async ({ params, body }, reply) => {
      try {
        const { origin } = await acceptResponse(app, params.id, body.SAMLResponse);
        return await reply.redirect(origin + CONTINUE_PATH, 303);
      } catch (error) {
        if (!(error instanceof SamlFailure)) return reply.redirect(failurePage(app, error, '/'), 303);
        const { origin, path } = error.place;
        return reply.redirect(origin + failurePage(app, error.cause, path), 303);
      }
    },
  );

  app.get(
    '/auth/sso/saml/continue',
    { ...publicAccess, schema: { response: { 302: Redirect } } },
    async (request, reply) => {
      const attempt = samlAttemptCookie.read(request);
      samlAttemptCookie.clear(request, reply);
      try {
        if (!attempt) throw new SignOnError('expired');
        const proved = await finishSaml(app, attempt.requestId, sourceOf(request));
        return await sendStartedSession(request, reply, proved, attempt.to);
      } catch (error) {
        return reply.redirect(failurePage(app, error, attempt?.to ?? '/'), 302);
      }
    },
  );

  const LOGOUT_RESPONSE = { 200: SignedOut, 302: Redirect, 303: Redirect, 400: ErrorBody };
  /** @returns the address at which the browser continues @throws 400 */
  const logOut = async (organizationId: string, { SAMLRequest, SAMLResponse, RelayState }: Logout, query?: string) => {
    if (SAMLResponse !== undefined) {
      const answer = { message: SAMLResponse, isDeflated: query !== undefined };
      return finishSamlLogout(app, organizationId, answer);
    }
    if (SAMLRequest === undefined) throw invalidRequest();
    return logOutBySaml(app, organizationId, { SAMLRequest, RelayState, ...(query !== undefined && { query }) });
  };

  app.post(
    '/auth/sso/saml/:id/logout',
    { ...publicAccess, schema: { params: IdParams, body: SamlLogout, response: LOGOUT_RESPONSE } },
    async ({ params, body }, reply) => {
      const address = await logOut(params.id, body);
      if (address === null) return reply.code(200).send(null);
      return reply.redirect(address, body.SAMLResponse === undefined ? 302 : 303);
    },
  );

  app.get(
    '/auth/sso/saml/:id/logout',
    { ...publicAccess, schema: { params: IdParams, querystring: SamlLogout, response: LOGOUT_RESPONSE } },
    async ({ params, query, url }, reply) => {
      const address = await logOut(params.id, query, url.slice(url.indexOf('?') + 1));
      return address === null ? reply.code(200).send(null) : reply.redirect(address, 302);
    },
  );
};
