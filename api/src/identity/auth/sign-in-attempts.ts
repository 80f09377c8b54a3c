import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  clearAttempts,
  countFailures,
  recordAttempt,
  undoAttempt,
  type ThrottleKey,
} from '../../platform/security/throttle.ts';
import type { Services } from '../../platform/services/services.ts';
import { hasSessionFrom } from './sessions.store.ts';
import { spendSignInCode, verifySignInCode } from './codes/sign-in-code.ts';

/** Failures before throttling starts. A whole office may share one network address. */
const FREE_FAILURES = { device: 5, source: 5, address: 50 };
/** Failures of an account from any source, after which unknown devices need an emailed code. */
const FREE_FAILURES_WITHOUT_CODE = 10;

/** A user without sessions. Stands in for an unknown login, so that rejecting it takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type Attempt = {
  /** The user's id; of an unknown login the login itself. */
  account: string;
  /** Undefined for an unknown login. */
  userId: string | undefined;
  deviceId: string;
  isKnownDevice: boolean;
  address: string;
  code: string | undefined;
};
/** Called after the password turned out to be right. */
type OnSuccess = () => Promise<void>;
type Deps = Pick<Services, 'db' | 'now' | 'secret'>;

const codeRequired = () => new AppError(401, 'codeRequired', 'Enter the code that is sent to your email address');

const throttleByDevice = ({ account, deviceId }: Attempt): ThrottleKey => ({
  key: `sign-in-on:${deviceId}:${account}`,
  freeFailures: FREE_FAILURES.device,
});
const throttleBySource = (account: string, address: string): ThrottleKey => ({
  key: `sign-in-from:${address}:${account}`,
  freeFailures: FREE_FAILURES.source,
});
const throttleByAddress = (address: string): ThrottleKey => ({
  key: `address:${address}`,
  freeFailures: FREE_FAILURES.address,
});
/** Only counts and never blocks: failures of others must not lock the owner out. */
const countByAccount = (account: string): ThrottleKey => ({ key: `sign-in:${account}`, freeFailures: Infinity });

/** Counts the attempts of a known device apart, so that others can't use them up. */
async function admitKnownDevice({ db, now }: Deps, attempt: Attempt): Promise<OnSuccess> {
  const throttle = throttleByDevice(attempt);
  await recordAttempt(db, [throttle], now());
  return () => clearAttempts(db, throttle.key);
}

async function admitWithCode(deps: Deps, attempt: Attempt, code: string): Promise<OnSuccess> {
  await verifySignInCode(deps, attempt, code);
  return async () => {
    await spendSignInCode(deps.db, attempt);
    await clearAttempts(deps.db, throttleBySource(attempt.account, attempt.address).key);
  };
}

async function admitUnknownDevice(
  { db, now }: Deps,
  { account, userId = NOBODY, address }: Attempt,
): Promise<OnSuccess> {
  const [source, byAddress, byAccount] = [
    throttleBySource(account, address),
    throttleByAddress(address),
    countByAccount(account),
  ];
  await recordAttempt(db, [source, byAddress], now());
  await recordAttempt(db, [byAccount], now());
  const failures = await countFailures(db, byAccount.key);
  // An integration without cookies stays able to sign in from where it did before.
  if (failures > FREE_FAILURES_WITHOUT_CODE && !(await hasSessionFrom(db, { userId, address, now: now() })))
    throw codeRequired();
  return async () => {
    await clearAttempts(db, source.key);
    await undoAttempt(db, byAddress.key);
    await undoAttempt(db, byAccount.key);
  };
}

/**
 * Counts a sign-in attempt before its password is checked.
 * @throws 429 with the seconds to wait, 401 `codeRequired`, 422 for a wrong code
 */
export function admitAttempt(deps: Deps, attempt: Attempt): Promise<OnSuccess> {
  if (attempt.isKnownDevice) return admitKnownDevice(deps, attempt);
  return attempt.code === undefined ? admitUnknownDevice(deps, attempt) : admitWithCode(deps, attempt, attempt.code);
}

/** Forgets the failures of an account after its owner has proved by email who they are. */
export async function forgetFailures(db: Db, { account, address }: { account: string; address: string }) {
  await clearAttempts(db, countByAccount(account).key);
  await clearAttempts(db, throttleBySource(account, address).key);
}
