import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { accountBlocked } from '../../../platform/http/access-guard.ts';
import { recordAttempt, undoAttempt } from '../../../platform/security/throttle.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { findAccount, findEnforcedProvider } from '../auth.store.ts';
import { rememberUser, type Device } from '../device.ts';
import { notifyOfNewDevice } from '../new-device.ts';
import { singleSignOnRequired } from '../sign-in.errors.ts';
import { startSession, type Source, type StartedSession } from '../start-session.ts';
import { challengeExpired, countTry, findChallenge, insertChallenge, spendChallenge } from './challenges.store.ts';
import { admitFactorAttempt } from './factor-attempts.ts';
import { findPasskey, updateFactor } from './factors.store.ts';
import { discoverableOptions, verifyAssertion, type PasskeySite } from './passkeys.ts';
import { generateChallenge } from './require-second-factor.ts';
import { sendFactorNotice } from './factor-notices.ts';
import { useProof, type Proof } from './verify-proof.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;
type Place = { device: Device; site: PasskeySite; source: Source };
export type SignedIn = { session: StartedSession; device: Device; userId: string };

/**
 * The same checks as after the password: blocked users are rejected, and those whose organization enforces a provider.
 */
async function admitUser({ db }: Deps, userId: string) {
  const account = await findAccount(db, userId);
  if (!account) throw challengeExpired();
  if (account.isBlocked) throw accountBlocked();
  const enforced = await findEnforcedProvider(db, userId);
  if (enforced) throw singleSignOnRequired(enforced);
  return account;
}

/**
 * Completes the sign-in of a user whose password was correct, with the proof of their second factor.
 * @throws 401 `challengeExpired` or `blocked`, 403, 422, 429
 */
export async function finishSignIn(
  deps: Deps,
  { token, proof, device, site, source }: Place & { token: string; proof: Proof },
): Promise<SignedIn> {
  const { db, now } = deps;
  const challenge = await findChallenge(db, { token, purpose: 'signIn', deviceId: device.id }, now());
  const { userId, value, details } = challenge;
  if (!userId) throw challengeExpired();
  const onSuccess = await admitFactorAttempt(deps, device, userId);
  await countTry(db, token);
  const { organizationId, sessionVersion } = await admitUser(deps, userId);
  // The password was changed since it was entered.
  if (sessionVersion !== details.sessionVersion) throw challengeExpired();
  await inTransaction(db, async (tx) => {
    await spendChallenge(tx, token);
    await useProof(tx, deps, { userId, proof, challenge: value, site });
    if (proof.kind !== 'recoveryCode') return;
    await recordTimeline(
      tx,
      { userId, actorId: null, organizationId },
      { subject: 'user', subjectId: userId, event: 'recoveryCodeUsed', occurredAt: now() },
    );
    await sendFactorNotice(tx, deps, userId, 'recoveryCodeUsed');
  });
  await onSuccess();
  const session = await startSession(deps, {
    userId,
    sessionVersion,
    isRemembered: details.isRemembered ?? false,
    canRefresh: details.canRefresh ?? false,
    ...source,
  });
  await notifyOfNewDevice(deps, { userId, device, source, canRefresh: details.canRefresh ?? false });
  return { session, device: rememberUser(deps.secret, device, userId), userId };
}

const FREE_PASSKEY_FAILURES = 20;
const throttleByAddress = (address: string) => ({ key: `passkey:${address}`, freeFailures: FREE_PASSKEY_FAILURES });
const wrongPasskey = () => new AppError(401, 'wrongPasskey', 'The passkey was not accepted');

/** Begins a sign-in with only a passkey, which identifies and verifies the user. */
export async function beginPasskeySignIn({ db, now }: Pick<Services, 'db' | 'now'>, device: Device, site: PasskeySite) {
  const value = generateChallenge();
  const row = { purpose: 'passkeySignIn' as const, userId: null, deviceId: device.id, value, details: {} };
  const challenge = await insertChallenge(db, row, now());
  return { challenge, options: { ...(await discoverableOptions(site, value)) } };
}

type PasskeyInput = Place & {
  token: string;
  credential: (Proof & { kind: 'passkey' })['credential'];
  isRemembered: boolean;
  canRefresh: boolean;
};

/** @throws 401 `wrongPasskey`, `challengeExpired` or `blocked`, 403, 429 */
export async function signInWithPasskey(
  deps: Deps,
  { token, credential, device, site, source, ...options }: PasskeyInput,
): Promise<SignedIn> {
  const { db, now } = deps;
  const throttle = throttleByAddress(source.address);
  await recordAttempt(db, [throttle], now());
  const { value } = await findChallenge(db, { token, purpose: 'passkeySignIn', deviceId: device.id }, now());
  await spendChallenge(db, token);
  const factor = await findPasskey(db, credential.id);
  const expected = { ...site, challenge: value, requiresVerification: true };
  const counter = factor?.rpId === site.rpId ? await verifyAssertion(credential, factor, expected) : null;
  if (!factor || counter === null) throw wrongPasskey();
  const { userId } = factor;
  const { sessionVersion } = await admitUser(deps, userId);
  await updateFactor(db, factor.id, { counter, lastUsedAt: now() });
  await undoAttempt(db, throttle.key);
  const session = await startSession(deps, { userId, sessionVersion, ...options, ...source });
  await notifyOfNewDevice(deps, { userId, device, source, canRefresh: options.canRefresh });
  return { session, device: rememberUser(deps.secret, device, userId), userId };
}
