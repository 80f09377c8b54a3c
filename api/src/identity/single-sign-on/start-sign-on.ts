import * as oidc from 'openid-client';
import { decryptSecret } from '../../platform/security/encryption.ts';
import type { Services } from '../../platform/services/services.ts';
import { findProvider, type ProviderRecord } from './identity-providers.store.ts';
import { discover } from './oidc.ts';
import type { Attempt } from './sign-on-cookies.ts';
import { SignOnError } from './sign-on.errors.ts';

export type SignOnDeps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;

export async function findClient(
  deps: SignOnDeps,
  providerId: string,
): Promise<{ provider: ProviderRecord; client: oidc.Configuration }> {
  const provider = await findProvider(deps.db, providerId);
  const clientSecret = provider && decryptSecret(deps.secret, provider.clientSecret);
  if (!provider || !clientSecret) throw new SignOnError('rejected');
  const client = await discover(deps.config, { ...provider, clientSecret }).catch((error: unknown) => {
    throw new SignOnError('providerDown', error);
  });
  return { provider, client };
}

type Start = { providerId: string; redirectUri: string; to: string; login: string | undefined };

/** @returns where to send the user, and what to remember until they come back. @throws SignOnError */
export async function startSignOn(
  deps: SignOnDeps,
  { providerId, redirectUri, to, login }: Start,
): Promise<{ url: string; attempt: Attempt }> {
  const { client } = await findClient(deps, providerId);
  const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(login && { login_hint: login }),
  });
  return { url: url.href, attempt: { providerId, state, nonce, codeVerifier, redirectUri, to } };
}
