import { FACTOR_LIMITS } from 'shared-contracts/values/identity/second-factor';
import type { PasskeyAttestation } from 'shared-contracts/identity/second-factor';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import { conflict, invalidField } from '../../../platform/errors/app-error.ts';
import { decryptSecret, encryptSecret } from '../../../platform/security/encryption.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { findUserProfile } from '../auth.store.ts';
import { countTry, findChallenge, insertChallenge, spendChallenge } from './challenges.store.ts';
import { sendFactorNotice } from './factor-notices.ts';
import { insertFactor, listFactors, replaceRecoveryCodes } from './factors.store.ts';
import { attestationOptions, passkeysAt, verifyAttestation, type PasskeySite } from './passkeys.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { generateChallenge } from './require-second-factor.ts';
import { findStep, generateTotpSecret, totpUri } from './totp.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;
/** Where the factor is added. `issuer`: the portal's name in authenticator apps. */
export type EnrolPlace = { deviceId: string; site: PasskeySite; issuer: string };
type Added = { id: string; recoveryCodes: string[] | null };

const tooMany = () => conflict('tooManyFactors', `You can have ${FACTOR_LIMITS.factors} at most. Remove one first`);

async function assertRoom(db: Db, userId: string) {
  const factors = await listFactors(db, userId);
  if (factors.length >= FACTOR_LIMITS.factors) throw tooMany();
  return factors;
}

/** New codes for a user; the old ones stop working. */
export async function issueRecoveryCodes(tx: Db, secret: string, userId: string): Promise<string[]> {
  const codes = generateRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(secret, userId, code)),
  );
  return codes;
}

type NewFactor = Omit<Parameters<typeof insertFactor>[1], 'userId' | 'createdAt'>;

/** @throws 409 when there are too many, or for a passkey that is registered already */
async function addFactor(tx: Db, deps: Deps, caller: Caller, factor: NewFactor): Promise<Added> {
  const { userId } = caller;
  // Serialized, so that two concurrent enrolments don't both count as the first one.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const others = await assertRoom(tx, userId);
  const { id } = await insertFactor(tx, { ...factor, userId, createdAt: deps.now() }).catch((error: unknown) => {
    if (isConstraintViolation(error, 'user_factors_credential_id_key'))
      throw conflict('passkeyExists', 'This passkey is registered already');
    throw error;
  });
  await recordTimeline(tx, caller, {
    subject: 'secondFactor',
    subjectId: id,
    event: 'created',
    changes: { name: { from: null, to: factor.name } },
    occurredAt: deps.now(),
  });
  await sendFactorNotice(tx, deps, userId, 'factorAdded', { name: factor.name });
  return { id, recoveryCodes: others.length === 0 ? await issueRecoveryCodes(tx, deps.secret, userId) : null };
}

/** Creates a secret for an authenticator app. It becomes a factor once the user has entered one of its codes. */
export async function beginTotp({ db, now, secret }: Deps, { userId }: Caller, name: string, place: EnrolPlace) {
  await assertRoom(db, userId);
  const totpSecret = generateTotpSecret();
  const { login } = await findUserProfile(db, userId);
  const challenge = await insertChallenge(
    db,
    {
      purpose: 'enrolTotp',
      userId,
      deviceId: place.deviceId,
      value: encryptSecret(secret, totpSecret),
      details: { name },
    },
    now(),
  );
  return { challenge, secret: totpSecret, uri: totpUri(totpSecret, { issuer: place.issuer, label: login }) };
}

type Confirmation = { token: string; place: Pick<EnrolPlace, 'deviceId' | 'site'> };

/** @throws 401 `challengeExpired`, 409, 422 on the field `code` */
export async function confirmTotp(
  deps: Deps,
  caller: Caller,
  { token, place, code }: Confirmation & { code: string },
): Promise<Added> {
  const { db, now, secret } = deps;
  const key = { token, purpose: 'enrolTotp' as const, deviceId: place.deviceId, userId: caller.userId };
  const { value, details } = await findChallenge(db, key, now());
  await countTry(db, token);
  const lastStep = findStep(decryptSecret(secret, value) ?? '', code, now());
  if (lastStep === null) throw invalidField('code', 'invalidCode', 'Wrong or expired code');
  return inTransaction(db, async (tx) => {
    await spendChallenge(tx, token);
    return addFactor(tx, deps, caller, { kind: 'totp', name: details.name ?? '', secret: value, lastStep });
  });
}

export async function beginPasskey(
  { db, now }: Deps,
  { userId }: Caller,
  name: string,
  { deviceId, site, issuer }: EnrolPlace,
) {
  const factors = passkeysAt(await assertRoom(db, userId), site);
  const owner = await findUserProfile(db, userId);
  const value = generateChallenge();
  const row = { purpose: 'enrolPasskey' as const, userId, deviceId, value, details: { name } };
  const challenge = await insertChallenge(db, row, now());
  return { challenge, options: { ...(await attestationOptions(site, value, { owner, issuer, factors })) } };
}

/** @throws 401 `challengeExpired`, 409, 422 on the field `passkey` */
export async function confirmPasskey(
  deps: Deps,
  caller: Caller,
  { token, place, credential }: Confirmation & { credential: PasskeyAttestation },
): Promise<Added> {
  const { db, now } = deps;
  const key = { token, purpose: 'enrolPasskey' as const, deviceId: place.deviceId, userId: caller.userId };
  const { value, details } = await findChallenge(db, key, now());
  await countTry(db, token);
  const passkey = await verifyAttestation(credential, { ...place.site, challenge: value });
  if (!passkey) throw invalidField('passkey', 'wrongPasskey', 'The passkey was not accepted');
  return inTransaction(db, async (tx) => {
    await spendChallenge(tx, token);
    return addFactor(tx, deps, caller, { kind: 'passkey', name: details.name ?? '', ...passkey });
  });
}
