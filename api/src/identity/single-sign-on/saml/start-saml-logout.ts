import { randomBytes } from 'node:crypto';
import { findIdentity } from '../identities.store.ts';
import { findProvider } from '../identity-providers.store.ts';
import { insertAttempt } from './attempts.store.ts';
import { createClient } from './saml-client.ts';
import { findServiceProvider, type SamlDeps } from './service-provider.ts';

/** A session that has just ended. */
type Ended = { userId: string; identityProviderId: string | null; providerSessionId: string | null };

/**
 * Lets a user who has signed out of the portal sign out of their SAML provider too (single logout).
 * @param origin where the browser returns to
 * @returns where to send it, if the provider has an address for it
 */
export async function startSamlLogout(deps: SamlDeps, session: Ended, origin: string): Promise<string | null> {
  const { userId, identityProviderId, providerSessionId } = session;
  const provider = identityProviderId === null ? undefined : await findProvider(deps.db, identityProviderId);
  const identity = provider && (await findIdentity(deps.db, provider.id, userId));
  if (!provider?.saml?.logoutUrl || !identity) return null;
  const own = await findServiceProvider(deps, provider.organizationId);
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const client = await createClient({ provider, connection: provider.saml, own }, requestId);
  const { subject: nameID, nameFormat } = identity;
  const profile = {
    issuer: provider.issuer,
    nameID,
    nameIDFormat: nameFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    ...(providerSessionId !== null && { sessionIndex: providerSessionId }),
  };
  const url = await client.getLogoutUrlAsync(profile, '', {});
  const logout = { id: requestId, providerId: provider.id, origin, path: '/', isLogout: true };
  await insertAttempt(deps.db, logout, deps.now());
  return url;
}
