import { MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount } from '../auth/auth.store.ts';
import { heldRules, isInNetworks, stateOf } from './api-key.rules.ts';
import { findKeyBySecret, updateKey } from './api-keys.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** The time of the last use is rounded, so that most requests write nothing. */
const LAST_USE_STEP = MINUTE;

const addressNotAllowed = () =>
  new AppError(403, 'addressNotAllowed', 'This API key can’t be used from this network address');

/**
 * Finds the caller of a key by the hash of its secret: its creator without their role, contact and further rules. Null for a secret that is
 * unknown, expired or revoked.
 * @throws 403 `addressNotAllowed`
 */
export async function identifyApiKey(
  { db, now }: Deps,
  secretHash: string,
  address: string,
): Promise<{ caller: Caller; isBlocked: boolean } | null> {
  const at = now();
  const key = await findKeyBySecret(db, secretHash, at);
  if (!key || ['revoked', 'expired'].includes(stateOf(key, at))) return null;
  const creator = await findAccount(db, key.createdBy.id);
  if (!creator || creator.organizationId !== key.organizationId) return null;
  if (!isInNetworks(key.networks, address)) throw addressNotAllowed();
  // A database that accepts no writes must not fail requests that only read.
  if (at - (key.lastUsedAt ?? 0) >= LAST_USE_STEP || key.lastUsedFrom !== address)
    await updateKey(db, key.id, { lastUsedAt: at, lastUsedFrom: address }).catch(() => undefined);
  const { id: userId, login, organizationId, organizationType } = creator;
  const caller = {
    userId,
    login,
    role: 'user' as const,
    organizationId,
    organizationType,
    contactId: null,
    rules: heldRules(key.rules, creator),
    actorId: null,
    apiKeyId: key.id,
  };
  return { caller, isBlocked: key.isBlocked };
}
