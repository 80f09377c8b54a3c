import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createGuardedFetch } from '../../platform/http/guarded-fetch.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { endProviderSessions } from './identities.store.ts';
import { findClient, type SignOnDeps } from './start-sign-on.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A token is sent immediately, so an old one is a replay. */
const MAX_AGE = '5 minutes';

const invalidToken = () => new AppError(400, 'invalidLogoutToken', 'The logout token is invalid');

async function verify(deps: SignOnDeps, providerId: string, token: string) {
  const { provider, client } = await findClient(deps, providerId);
  const { issuer, jwks_uri: keys } = client.serverMetadata();
  if (!keys) throw invalidToken();
  const fetch = createGuardedFetch(deps.config.singleSignOn.allowsPrivate);
  const keySet = createRemoteJWKSet(new URL(keys), {
    [customFetch]: (url, { headers, method, signal }) =>
      fetch(url, { method, headers: Object.fromEntries(headers), signal }),
  });
  const { payload } = await jwtVerify(token, keySet, {
    issuer,
    audience: provider.clientId,
    maxTokenAge: MAX_AGE,
    requiredClaims: ['iat', 'jti', 'events'],
    currentDate: new Date(deps.now() * 1_000),
    clockTolerance: 30,
  });
  const { events, nonce, sub = null, sid } = payload;
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  const sessionId = typeof sid === 'string' ? sid : null;
  if (!isLogout || nonce !== undefined || (sub === null && sessionId === null)) throw invalidToken();
  return { provider, subject: sub, sessionId };
}

/**
 * Ends the sessions of a user who has signed out, or was locked out, at the provider (OpenID Connect Back-Channel Logout).
 * @throws 400
 */
export async function logOutByProvider(deps: SignOnDeps, providerId: string, token: string): Promise<void> {
  const { provider, subject, sessionId } = await verify(deps, providerId, token).catch(() => {
    throw invalidToken();
  });
  await inTransaction(deps.db, async (tx) => {
    for (const userId of await endProviderSessions(tx, { providerId, subject, sessionId }))
      await recordTimeline(
        tx,
        { userId: null, actorId: null, organizationId: provider.organizationId },
        { subject: 'user', subjectId: userId, event: 'signedOutEverywhere', occurredAt: deps.now() },
      );
  });
}
