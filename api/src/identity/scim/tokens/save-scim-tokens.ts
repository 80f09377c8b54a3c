import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { z } from 'zod';
import type { ScimTokenInput, ScimTokenWithSecret } from 'shared-contracts/identity/scim';
import { MAX_SCIM_TOKENS, SCIM_TOKEN_PREFIX } from 'shared-contracts/values/identity/scim';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/app-error.ts';
import { generateToken, hashToken } from '../../../platform/security/link-token.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { stateOf } from '../../api-keys/api-key.rules.ts';
import { lockProvider } from '../../single-sign-on/identity-providers.store.ts';
import {
  findToken,
  insertToken,
  listTokens,
  lockToken,
  type ScimTokenRecord,
  updateToken,
} from './scim-tokens.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
const SHOWN_CHARACTERS = 6;

export const scimTokenState = (token: Pick<ScimTokenRecord, 'revokedAt' | 'expiresAt'>, now: number) =>
  stateOf({ ...token, isBlocked: false }, now);

export const presentToken = ({ providerId: _providerId, ...token }: ScimTokenRecord, now: number) => ({
  ...token,
  state: scimTokenState(token, now),
  previousEndsAt: token.previousEndsAt !== null && token.previousEndsAt > now ? token.previousEndsAt : null,
});

const createSecret = () => {
  const secret = SCIM_TOKEN_PREFIX + generateToken();
  const prefix = secret.slice(0, SCIM_TOKEN_PREFIX.length + SHOWN_CHARACTERS);
  return { secret, columns: { secretHash: hashToken(secret), prefix } };
};

async function lockOwnProvider(tx: Db, caller: Caller, id: string) {
  const provider = await lockProvider(tx, caller, id);
  if (!provider) throw notFound();
  return provider;
}

async function lockOpenToken(tx: Db, caller: Caller, providerId: string, id: string) {
  await lockOwnProvider(tx, caller, providerId);
  const token = await lockToken(tx, providerId, id);
  if (!token) throw notFound();
  if (token.revokedAt !== null) throw conflict('tokenRevoked', 'This token has been revoked');
  return token;
}

const record = (
  tx: Db,
  caller: Caller,
  id: string,
  event: TimelineEvent<'scimToken'>,
  occurredAt: number,
  changes?: object,
) =>
  recordTimeline(tx, caller, {
    subject: 'scimToken',
    subjectId: id,
    event,
    occurredAt,
    ...(changes && { changes: { ...changes } }),
  });

/** @throws 404, 409 `tooManyTokens`, 422 */
export const createToken = (
  { db, now }: Deps,
  caller: Caller,
  providerId: string,
  { name, expiresAt = null }: z.output<typeof ScimTokenInput>,
): Promise<ScimTokenWithSecret> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const provider = await lockOwnProvider(tx, caller, providerId);
    if (expiresAt !== null && expiresAt <= at) throw invalidField('expiresAt', 'past', 'Choose a time in the future');
    const open = (await listTokens(tx, providerId)).filter((token) => scimTokenState(token, at) === 'active');
    if (open.length >= MAX_SCIM_TOKENS)
      throw conflict('tooManyTokens', `A provider has at most ${MAX_SCIM_TOKENS} tokens. Revoke one first`, {
        max: MAX_SCIM_TOKENS,
      });
    const { secret, columns } = createSecret();
    const { id } = await insertToken(tx, {
      ...columns,
      providerId,
      name,
      createdBy: caller.userId,
      createdAt: at,
      expiresAt,
    });
    await record(tx, caller, id, 'created', at, { name, provider: provider.name, expiresAt });
    return { ...presentToken(await findToken(tx, id), at), secret };
  });

/** Replaces the secret; the old one stays valid for `overlap` seconds. @throws 404, 409 `tokenRevoked`, `tokenExpired` */
export const rotateToken = (
  { db, now }: Deps,
  caller: Caller,
  { providerId, id, overlap }: { providerId: string; id: string; overlap: number },
): Promise<ScimTokenWithSecret> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const token = await lockOpenToken(tx, caller, providerId, id);
    if (scimTokenState(token, at) === 'expired')
      throw conflict('tokenExpired', 'This token has expired. Create a new one');
    const { secret, columns } = createSecret();
    const previous =
      overlap > 0
        ? { previousHash: token.secretHash, previousEndsAt: at + overlap }
        : { previousHash: null, previousEndsAt: null };
    await updateToken(tx, id, { ...columns, ...previous });
    await record(tx, caller, id, 'rotated', at);
    return { ...presentToken(await findToken(tx, id), at), secret };
  });

/** @throws 404, 409 `tokenRevoked` */
export const revokeToken = ({ db, now }: Deps, caller: Caller, providerId: string, id: string) =>
  inTransaction(db, async (tx) => {
    const at = now();
    await lockOpenToken(tx, caller, providerId, id);
    await updateToken(tx, id, { revokedAt: at });
    await record(tx, caller, id, 'revoked', at);
    return presentToken(await findToken(tx, id), at);
  });
