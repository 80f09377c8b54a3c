import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type TokenErrorCode, TokenError, TokenRequest, TokenResponse } from 'shared-contracts/identity/oauth';
import { publicAccess } from '../../platform/access/needs.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashToken } from '../../platform/security/link-token.ts';
import { identifyApiKey } from './identify-api-key.ts';
import { CLIENT_TOKEN_LIFETIME, signClientToken } from './client-token.ts';
import { type Credentials, readCredentials } from './client-credentials.rules.ts';
import { narrowRules, toScope } from './token-scope.rules.ts';

const STATUSES: Record<TokenErrorCode, 400 | 401> = {
  invalid_request: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_client: 401,
};
const toErrorBody = (error: TokenErrorCode, message: string) => ({
  statusCode: STATUSES[error],
  code: error,
  message,
  error,
  error_description: message,
});

/** Access tokens of OAuth 2.0 clients: a client is an API key, named by its id. */
export const oauthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  /** @throws 403 `addressNotAllowed` */
  async function authenticate({ clientId, secret }: Credentials, address: string) {
    const secretHash = hashToken(secret);
    const client = await identifyApiKey(app, secretHash, address).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return client && !client.isBlocked && client.caller.apiKeyId === clientId ? { ...client, secretHash } : null;
  }

  app.post(
    '/oauth/token',
    {
      ...publicAccess,
      schema: { body: TokenRequest, response: { 200: TokenResponse, 400: TokenError, 401: TokenError } },
    },
    async (request, reply) => {
      const credentials = readCredentials(request.body, request.headers.authorization);
      if ('error' in credentials && credentials.error !== 'invalid_client')
        return reply.code(400).send(toErrorBody(credentials.error, credentials.description));
      const client = 'error' in credentials ? null : await authenticate(credentials, request.ip);
      if (!client)
        return reply
          .code(401)
          .header('www-authenticate', 'Basic realm="Consign"')
          .send(toErrorBody('invalid_client', 'The client is unknown, or can’t be used now or from here'));
      const { scope: requested } = request.body ?? {};
      const rules = narrowRules(client.caller.rules, requested);
      if (!rules)
        return reply.code(400).send(toErrorBody('invalid_scope', 'The scope names a rule that the client lacks'));
      const scope = toScope(rules);
      // Without a scope the token follows its key, even when the key gets more rules.
      const narrowed = requested?.trim() ? { scope } : {};
      return {
        access_token: await signClientToken(app.secret, { secretHash: client.secretHash, ...narrowed }, app.now()),
        token_type: 'Bearer' as const,
        expires_in: CLIENT_TOKEN_LIFETIME,
        scope,
      };
    },
  );
};
