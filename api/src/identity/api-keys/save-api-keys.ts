import type { z } from 'zod';
import type { ApiKeyInput, ApiKeyPatch, ApiKeyWithSecret } from 'shared-contracts/identity/api-keys';
import { hasAccess, type Rule } from 'shared-contracts/values/identity/access';
import { API_KEY_PREFIX, MAX_API_KEYS } from 'shared-contracts/values/identity/api-keys';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { generateToken, hashToken } from '../../platform/security/link-token.ts';
import type { Services } from '../../platform/services/services.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrganization } from '../users/users.store.ts';
import { prefixOf, stateOf } from './api-key.rules.ts';
import { type ApiKeyRecord, countOpenKeys, findOwnKey, insertKey, lockOwnKey, updateKey } from './api-keys.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

export const presentKey = ({ organizationId: _organizationId, isBlocked, ...key }: ApiKeyRecord, now: number) => ({
  ...key,
  state: stateOf({ ...key, isBlocked }, now),
  previousEndsAt: key.previousEndsAt !== null && key.previousEndsAt > now ? key.previousEndsAt : null,
});

const createSecret = () => {
  const secret = API_KEY_PREFIX + generateToken();
  return { secret, columns: { secretHash: hashToken(secret), prefix: prefixOf(secret) } };
};

/** @throws 422 `ruleNotHeld` */
function assertHeld(caller: Caller, rules: readonly Rule[]) {
  if (!rules.every(({ model, rule }) => hasAccess(caller, { model, action: rule })))
    throw invalidField('rules', 'ruleNotHeld', "You can't give a key a rule that you don't have");
}

/** @throws 422 `past` */
function assertFuture(expiresAt: number | null, at: number) {
  if (expiresAt !== null && expiresAt <= at) throw invalidField('expiresAt', 'past', 'Choose a time in the future');
}

async function findSaved(tx: Db, caller: Caller, id: string) {
  const key = await findOwnKey(tx, caller, id);
  if (!key) throw notFound();
  return key;
}

async function lockOpenKey(tx: Db, caller: Caller, id: string) {
  const key = await lockOwnKey(tx, caller, id);
  if (!key) throw notFound();
  if (key.revokedAt !== null) throw conflict('keyRevoked', 'This key has been revoked');
  return key;
}

/** @throws 409 `tooManyKeys`, 422 */
export const createKey = (
  { db, now }: Deps,
  caller: Caller,
  { name, rules, networks, expiresAt = null }: z.output<typeof ApiKeyInput>,
): Promise<ApiKeyWithSecret> =>
  inTransaction(db, async (tx) => {
    const at = now();
    assertHeld(caller, rules);
    assertFuture(expiresAt, at);
    await lockOrganization(tx, caller.organizationId);
    if ((await countOpenKeys(tx, caller)) >= MAX_API_KEYS)
      throw conflict('tooManyKeys', `An organization has at most ${MAX_API_KEYS} keys. Revoke one first`, {
        max: MAX_API_KEYS,
      });
    const { secret, columns } = createSecret();
    const { id } = await insertKey(tx, {
      ...columns,
      organizationId: caller.organizationId,
      name,
      rules: JSON.stringify(rules),
      networks,
      createdBy: caller.userId,
      createdAt: at,
      expiresAt,
    });
    const changes = { name, rules: rules.map(({ model, rule }) => `${model}.${rule}`), networks, expiresAt };
    await recordTimeline(tx, caller, { subject: 'apiKey', subjectId: id, event: 'created', changes, occurredAt: at });
    return { ...presentKey(await findSaved(tx, caller, id), at), secret };
  });

const namesOf = (rules: readonly Rule[]) => rules.map(({ model, rule }) => `${model}.${rule}`);

/** Rules that the key has already may stay, no matter who changes it. @throws 404, 409 `keyRevoked`, 422 */
export const changeKey = ({ db, now }: Deps, caller: Caller, id: string, patch: z.output<typeof ApiKeyPatch>) =>
  inTransaction(db, async (tx) => {
    const at = now();
    const key = await lockOpenKey(tx, caller, id);
    const { rules = key.rules, name = key.name, networks = key.networks, expiresAt = key.expiresAt } = patch;
    const kept = new Set(namesOf(key.rules));
    assertHeld(
      caller,
      rules.filter((rule) => !kept.has(namesOf([rule])[0] ?? '')),
    );
    if (expiresAt !== key.expiresAt) assertFuture(expiresAt, at);
    const before = { name: key.name, rules: namesOf(key.rules), networks: key.networks, expiresAt: key.expiresAt };
    const changes = diffFields(before, { name, rules: namesOf(rules), networks, expiresAt });
    if (Object.keys(changes).length > 0) {
      await updateKey(tx, id, { name, rules: JSON.stringify(rules), networks, expiresAt });
      await recordTimeline(tx, caller, { subject: 'apiKey', subjectId: id, event: 'updated', changes, occurredAt: at });
    }
    return presentKey(await findSaved(tx, caller, id), at);
  });

/**
 * Replaces the secret; the old one stays valid for `overlap` seconds, and the one before it ends. The user who rotates
 * a key becomes responsible for it, so that it outlives its creator.
 * @throws 404, 409 `keyRevoked`, `keyExpired`, 422 `ruleNotHeld`
 */
export const rotateKey = ({ db, now }: Deps, caller: Caller, id: string, overlap: number): Promise<ApiKeyWithSecret> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const key = await lockOpenKey(tx, caller, id);
    if (stateOf(key, at) === 'expired') throw conflict('keyExpired', 'This key has expired. Create a new one');
    assertHeld(caller, key.rules);
    const { secret, columns } = createSecret();
    const { secretHash: previousHash } = await tx
      .selectFrom('apiKeys')
      .select('secretHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const previous =
      overlap > 0 ? { previousHash, previousEndsAt: at + overlap } : { previousHash: null, previousEndsAt: null };
    await updateKey(tx, id, { ...columns, ...previous, createdBy: caller.userId });
    await recordTimeline(tx, caller, { subject: 'apiKey', subjectId: id, event: 'rotated', occurredAt: at });
    return { ...presentKey(await findSaved(tx, caller, id), at), secret };
  });

/** @throws 404, 409 `keyRevoked` */
export const revokeKey = ({ db, now }: Deps, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const at = now();
    await lockOpenKey(tx, caller, id);
    await updateKey(tx, id, { revokedAt: at });
    await recordTimeline(tx, caller, { subject: 'apiKey', subjectId: id, event: 'revoked', occurredAt: at });
    return presentKey(await findSaved(tx, caller, id), at);
  });
