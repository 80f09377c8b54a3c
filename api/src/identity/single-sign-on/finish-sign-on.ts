import * as oidc from 'openid-client';
import { inTransaction } from '../../platform/database/database.ts';
import type { Source } from '../auth/start-session.ts';
import { resolveUser } from './resolve-user.ts';
import type { ProviderClaims } from './sign-on.rules.ts';
import type { Attempt } from './sign-on-cookies.ts';
import { SignOnError } from './sign-on.errors.ts';
import { type ProvedSession, startProviderSession } from './start-provider-session.ts';
import { findClient, type SignOnDeps } from './start-sign-on.ts';

/** Error codes of the provider when the user or an administrator declines. */
const DENIED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

function toSignOnError(error: unknown): SignOnError {
  if (error instanceof oidc.AuthorizationResponseError)
    return new SignOnError(DENIED.has(error.error) ? 'denied' : 'rejected', error);
  const isReply = error instanceof oidc.ResponseBodyError || error instanceof oidc.ClientError;
  const isTimeout = error instanceof oidc.ClientError && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '');
  return new SignOnError(isReply && !isTimeout ? 'rejected' : 'providerDown', error);
}

type Proof = { subject: string; sessionId: string | null; token: string | undefined; claims: ProviderClaims };

/** Exchanges the code. Many providers name the address and groups only in the user info. */
async function exchangeCode(client: oidc.Configuration, url: URL, attempt: Attempt): Promise<Proof> {
  const tokens = await oidc.authorizationCodeGrant(client, url, {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) throw new SignOnError('rejected');
  const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo = hasUserInfo ? await oidc.fetchUserInfo(client, tokens.access_token, idToken.sub) : {};
  const sessionId = typeof idToken['sid'] === 'string' ? idToken['sid'] : null;
  return { subject: idToken.sub, sessionId, token: tokens.id_token, claims: { ...userInfo, ...idToken } };
}

type Finish = { attempt: Attempt; query: string; source: Source };

/**
 * Starts a session for the user whom the provider has sent back.
 * @param query of the callback, with the code and state
 * @throws SignOnError
 */
export async function finishSignOn(deps: SignOnDeps, { attempt, query, source }: Finish): Promise<ProvedSession> {
  const { provider, client } = await findClient(deps, attempt.providerId);
  const url = new URL(`${attempt.redirectUri}?${query}`);
  const proof = await exchangeCode(client, url, attempt).catch((error: unknown) => {
    throw error instanceof SignOnError ? error : toSignOnError(error);
  });
  const userId = await inTransaction(deps.db, (tx) => resolveUser(tx, deps, provider, proof));
  return startProviderSession(deps, {
    provider,
    userId,
    providerSessionId: proof.sessionId,
    idToken: proof.token,
    source,
  });
}
