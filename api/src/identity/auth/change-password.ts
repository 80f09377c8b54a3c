import { MAX_CODE_ATTEMPTS } from 'shared-contracts/values/limits';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, clearAttempts, undoAttempt, type ThrottleKey } from '../../platform/security/throttle.ts';
import { throttleByLogin } from './codes/request-code.ts';
import { findActiveUser, type ActiveUser } from './auth.store.ts';
import { matchesCode } from './codes/one-time-code.ts';
import { incrementTries, lockActiveCode, markCodesUsed } from './codes/one-time-codes.store.ts';
import { replacePassword } from './replace-password.ts';
import { forgetFailures } from './sign-in-attempts.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;
type CodeInput = { otp: string; login?: string | undefined; address: string };

/** Wrong codes from one network address before throttling starts. */
const FREE_ATTEMPTS = 20;
const throttleByAddress = (address: string): ThrottleKey => ({
  key: `code-tried:${address}`,
  freeFailures: FREE_ATTEMPTS,
});

const invalidCode = () => invalidField('otp', 'invalidCode', 'Wrong or expired code');

/**
 * Locks the active code until the end of the transaction and counts a failed attempt.
 * @returns the user the code belongs to; null when the code is wrong
 */
async function verifyCode(
  tx: Db,
  { now, secret }: Deps,
  { otp, login, address }: CodeInput,
): Promise<ActiveUser | null> {
  const code = await lockActiveCode(
    tx,
    { email: login?.toLowerCase(), address },
    { now: now(), maxTries: MAX_CODE_ATTEMPTS },
  );
  if (!code) return null;
  const user = await findActiveUser(tx, code.email);
  if (user && user.id === code.userId && matchesCode(secret, { subject: code.email, codeHash: code.codeHash }, otp))
    return user;
  await incrementTries(tx, code.email);
  return null;
}

/** Checks a code without using it. */
export async function checkCode(deps: Deps, input: CodeInput): Promise<boolean> {
  const throttle = throttleByAddress(input.address);
  await recordAttempt(deps.db, [throttle], deps.now());
  const user = await inTransaction(deps.db, (tx) => verifyCode(tx, deps, input));
  if (user) await undoAttempt(deps.db, throttle.key);
  return user !== null;
}

/**
 * Sets a new password with a one-time code and ends all sessions of the user.
 * @throws 422 on the field `otp`
 */
export async function changePassword(
  deps: Deps,
  { password, ...input }: CodeInput & { password: string },
): Promise<void> {
  const { db, now } = deps;
  const throttle = throttleByAddress(input.address);
  await recordAttempt(db, [throttle], now());
  const user = await inTransaction(db, async (tx) => {
    const owner = await verifyCode(tx, deps, input);
    if (!owner) return null;
    await markCodesUsed(tx, owner.id, now());
    await replacePassword(
      tx,
      deps,
      { userId: owner.id, actorId: null, organizationId: owner.organizationId },
      owner,
      password,
    );
    return owner;
  });
  if (!user) throw invalidCode();
  await forgetFailures(db, { account: user.id, address: input.address });
  for (const name of [user.login, user.email]) await clearAttempts(db, throttleByLogin(name.toLowerCase()).key);
  await undoAttempt(db, throttle.key);
}
