import type { z } from 'zod';
import type { IdentityProviderPatch } from 'shared-contracts/identity/single-sign-on';
import type { ProviderKind } from 'shared-contracts/values/identity/single-sign-on';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidField } from '../../../platform/errors/app-error.ts';
import { findProviderIdByIssuer, saveConnection, updateConnection } from './connections.store.ts';
import { type Metadata, MetadataError } from './parse-metadata.ts';
import { type MetadataSource, readConnection } from './read-connection.ts';
import type { SamlConnection } from './saml.tables.ts';
import type { SamlDeps } from './service-provider.ts';

type Patch = z.output<typeof IdentityProviderPatch>;
type Deps = Pick<SamlDeps, 'config'>;
/** `metadata`: undefined if the stored one stays. */
export type FoundConnection = {
  metadata: Metadata | undefined;
  settings: Pick<SamlConnection, 'metadataUrl' | 'wantsSignedResponse'>;
};

/** Values of a SAML provider for the OpenID Connect client columns. */
export const NO_CLIENT = { issuer: '', clientId: '', clientSecret: '' } as const;

export const omitConnection = ({
  metadataUrl: _metadataUrl,
  metadata: _metadata,
  wantsSignedResponse: _wantsSignedResponse,
  ...fields
}: Patch) => fields;

/** @throws 422 */
export function assertKind(kind: ProviderKind, patch: Patch): void {
  const others =
    kind === 'saml'
      ? (['issuer', 'clientId', 'clientSecret'] as const)
      : (['metadataUrl', 'metadata', 'wantsSignedResponse'] as const);
  for (const field of others)
    if (patch[field] !== undefined) throw invalidField(field, 'invalid', 'The provider is of another kind');
}

const MESSAGES = {
  unreachable: "The metadata can't be downloaded",
  notAllowed: 'The address is not on the public internet',
  notMetadata: 'This is not the SAML metadata of an identity provider',
  severalProviders: 'The metadata describes several identity providers',
  noRedirect: 'The provider offers no sign-in by redirect over TLS',
  noCertificate: 'The metadata names no certificate',
} as const;

/** @throws 422 with the problem, at the field that has it */
async function read(deps: Deps, source: MetadataSource): Promise<Metadata> {
  try {
    return await readConnection(deps.config, source);
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    const field = source.metadata === null ? 'metadataUrl' : 'metadata';
    throw invalidField(field, error.problem, MESSAGES[error.problem]);
  }
}

/**
 * Reads the metadata unless a change leaves it as it is.
 * @param before undefined for a new provider
 * @throws 422
 */
export async function findConnection(deps: Deps, patch: Patch, before?: SamlConnection): Promise<FoundConnection> {
  const { metadata = null } = patch;
  const metadataUrl = patch.metadataUrl === undefined ? (before?.metadataUrl ?? null) : patch.metadataUrl;
  const wantsSignedResponse = patch.wantsSignedResponse ?? before?.wantsSignedResponse ?? false;
  const isRead = metadata !== null || (metadataUrl !== null && metadataUrl !== before?.metadataUrl);
  return {
    metadata: isRead ? await read(deps, { metadataUrl, metadata }) : undefined,
    settings: { metadataUrl, wantsSignedResponse },
  };
}

export async function saveFound(
  tx: Db,
  providerId: string,
  { metadata, settings }: FoundConnection,
  now: number,
): Promise<void> {
  if (!metadata) return updateConnection(tx, providerId, settings);
  const { entityId: _entityId, ...connection } = metadata;
  return saveConnection(tx, { providerId, ...connection, ...settings, refreshedAt: now });
}

/** A logout names only the issuer, so an organization has each once. @throws 409 `issuerTaken` */
export async function assertOwnIssuer(tx: Db, { organizationId }: Caller, issuer: string | undefined, id?: string) {
  const owner = issuer && (await findProviderIdByIssuer(tx, organizationId, issuer));
  if (owner && owner !== id) throw conflict('issuerTaken', 'Another provider of the organization has this metadata');
}
