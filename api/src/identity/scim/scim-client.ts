import type { FastifyRequest } from 'fastify';
import { SCIM_TOKEN_PREFIX } from 'shared-contracts/values/identity/scim';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/security/link-token.ts';
import type { Services } from '../../platform/services/services.ts';
import { findProvider, type ProviderRecord } from '../single-sign-on/identity-providers.store.ts';
import { ScimError } from './protocol/scim.errors.ts';
import { scimTokenState } from './tokens/save-scim-tokens.ts';
import { findTokenBySecret, updateToken } from './tokens/scim-tokens.store.ts';

/** The calling identity provider, which manages users of its organization. */
export type ScimClient = { provider: ProviderRecord; tokenId: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the token of a SCIM call has been checked. */
    scimClient: ScimClient | null;
  }
}

/** The time of the last use is rounded, so that most requests write nothing. */
const LAST_USE_STEP = MINUTE;
const BEARER = new RegExp(`^Bearer (${SCIM_TOKEN_PREFIX}[\\w-]+)$`, 'i');

const isOrganizationActive = async (db: Db, id: string) => {
  const { status } = await db
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status === ORGANIZATION_STATUS.active;
};

/** @throws ScimError 401, 403 when the organization is blocked */
export async function identifyClient(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<ScimClient> {
  const at = now();
  const secret = BEARER.exec(headers.authorization ?? '')?.[1];
  const token = secret && (await findTokenBySecret(db, hashToken(secret), at));
  const provider =
    token && scimTokenState(token, at) === 'active' ? await findProvider(db, token.providerId) : undefined;
  if (!token || !provider) throw new ScimError(401, 'The token is missing, unknown, expired or revoked');
  if (!(await isOrganizationActive(db, provider.organizationId)))
    throw new ScimError(403, 'The organization is not active');
  // A database that accepts no writes must not fail requests that only read.
  if (at - (token.lastUsedAt ?? 0) >= LAST_USE_STEP)
    await updateToken(db, token.id, { lastUsedAt: at }).catch(() => undefined);
  return { provider, tokenId: token.id };
}

export function clientOf({ scimClient }: FastifyRequest): ScimClient {
  if (!scimClient) throw new ScimError(401, 'The token is missing');
  return scimClient;
}

/** The portal itself, in the name of the provider. */
export const scimAuthor = ({ provider }: ScimClient) => ({
  userId: null,
  actorId: null,
  organizationId: provider.organizationId,
});
/** The reason in timelines, which names the provider. */
export const scimReason = ({ provider }: ScimClient) => `${provider.name} (SCIM)`;
