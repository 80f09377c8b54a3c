import { randomBytes } from 'node:crypto';
import { DAY } from 'shared-contracts/values/time';
import type { ProviderRecord } from '../identity-providers.store.ts';
import { SignOnError } from '../sign-on.errors.ts';
import { insertAttempt } from './attempts.store.ts';
import { saveConnection } from './connections.store.ts';
import { readConnection } from './read-connection.ts';
import { createClient } from './saml-client.ts';
import type { SamlConnection } from './saml.tables.ts';
import { findServiceProvider, type SamlDeps } from './service-provider.ts';

/**
 * Providers change their certificates in their metadata, so it is read again once a day. What can't be read, or is
 * suddenly another provider's, changes nothing.
 */
export async function refreshConnection(
  deps: SamlDeps,
  { id, issuer }: Pick<ProviderRecord, 'id' | 'issuer'>,
  connection: SamlConnection,
): Promise<SamlConnection> {
  const { metadataUrl, refreshedAt } = connection;
  if (metadataUrl === null || deps.now() - refreshedAt < DAY) return connection;
  try {
    const { entityId, ...found } = await readConnection(deps.config, { metadataUrl, metadata: null });
    if (entityId !== issuer) return connection;
    const refreshed = { ...connection, ...found, refreshedAt: deps.now() };
    await saveConnection(deps.db, { providerId: id, ...refreshed });
    return refreshed;
  } catch {
    return connection;
  }
}

type Start = { provider: ProviderRecord; origin: string; to: string };

/** @returns where to send the user, and the request that they must come back with. @throws SignOnError */
export async function startSaml(
  deps: SamlDeps,
  { provider, origin, to }: Start,
): Promise<{ url: string; requestId: string }> {
  if (!provider.saml) throw new SignOnError('rejected');
  const connection = await refreshConnection(deps, provider, provider.saml);
  const own = await findServiceProvider(deps, provider.organizationId);
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const client = await createClient({ provider, connection, own }, requestId);
  const url = await client.getAuthorizeUrlAsync('', undefined, {});
  await insertAttempt(deps.db, { id: requestId, providerId: provider.id, origin, path: to }, deps.now());
  return { url, requestId };
}
