import * as oidc from 'openid-client';
import { decryptSecret } from '../../platform/security/encryption.ts';
import type { EndedSession } from '../auth/sessions.store.ts';
import { postLogoutUriAt } from './provider-uris.ts';
import { findClient, type SignOnDeps } from './start-sign-on.ts';

/**
 * Lets a user who has signed out of the portal sign out of their OpenID Connect provider too (RP-initiated logout).
 * @param origin where the browser returns to
 * @returns where to send it, if the provider has an address for that
 */
export async function startOidcLogout(
  deps: SignOnDeps,
  providerId: string,
  { providerIdToken }: EndedSession,
  origin: string,
): Promise<string | null> {
  const { client } = await findClient(deps, providerId);
  if (client.serverMetadata().end_session_endpoint === undefined) return null;
  const idToken = providerIdToken === null ? null : decryptSecret(deps.secret, providerIdToken);
  return oidc.buildEndSessionUrl(client, {
    post_logout_redirect_uri: postLogoutUriAt(origin),
    ...(idToken !== null && { id_token_hint: idToken }),
  }).href;
}
