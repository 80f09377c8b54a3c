import { AppError } from '../../platform/errors/app-error.ts';
import { accountBlocked } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, clearAttempts, undoAttempt, type ThrottleKey } from '../../platform/security/throttle.ts';
import { findCredentials, findAccount } from './auth.store.ts';
import { verifyPassword } from './password.ts';
import { issueToken } from './session.ts';

/** Failures before throttling starts. A whole office may share one network address. */
const FREE_FAILURES = { login: 5, address: 50 };

/** @param userIdOrLogin the user's id; of an unknown one the login itself */
export const throttleByLogin = (userIdOrLogin: string): ThrottleKey => ({
  key: `login:${userIdOrLogin}`,
  freeFailures: FREE_FAILURES.login,
});
const throttleByAddress = (address: string): ThrottleKey => ({
  key: `address:${address}`,
  freeFailures: FREE_FAILURES.address,
});

const invalidCredentials = () => new AppError(401, 'invalidCredentials', 'Wrong login or password');

type SignInInput = { login: string; password: string; remember: boolean; address: string };

/**
 * Signs a user in by login or e-mail address. The response and its timing do not reveal whether the login exists.
 * @returns a session token
 * @throws 401, 429
 */
export async function signIn(
  deps: Pick<Services, 'db' | 'now' | 'secret'>,
  { login, password, remember, address }: SignInInput,
): Promise<string> {
  const { db, now } = deps;
  const credentials = await findCredentials(db, login);
  const loginThrottle = throttleByLogin(credentials?.id ?? login.toLowerCase());
  const addressThrottle = throttleByAddress(address);
  await recordAttempt(db, [loginThrottle, addressThrottle], now());
  if (!(await verifyPassword(password, credentials?.passwordHash)) || !credentials) throw invalidCredentials();
  await clearAttempts(db, loginThrottle.key);
  await undoAttempt(db, addressThrottle.key);
  if ((await findAccount(db, credentials.id))?.isBlocked) throw accountBlocked();
  return issueToken(deps, credentials.id, { isRemembered: remember, sessionVersion: credentials.sessionVersion });
}
