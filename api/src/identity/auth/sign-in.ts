import { AppError } from '../../platform/errors/app-error.ts';
import { accountBlocked } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findCredentials, findEnforcedProvider } from './auth.store.ts';
import { isKnownDevice, rememberUser, type Device } from './device.ts';
import { verifyPassword } from './password.ts';
import { admitAttempt } from './sign-in-attempts.ts';
import { startSession, type Source, type StartedSession } from './start-session.ts';

const invalidCredentials = () => new AppError(401, 'invalidCredentials', 'Wrong login or password');

const singleSignOnRequired = ({ id, name }: { id: string; name: string }) =>
  new AppError(403, 'singleSignOnRequired', `Your organization requires you to sign in with ${name}`, {
    params: { providerId: id, providerName: name },
  });

type SignInInput = Source & {
  login: string;
  password: string;
  remember: boolean;
  refresh: boolean;
  code?: string | undefined;
  device: Device;
};

/**
 * Signs a user in by login or e-mail address. The response and its timing do not reveal whether the login exists.
 * @returns the session, and the device, which is known to the user from now on
 * @throws 401, 403 `singleSignOnRequired`, 422, 429
 */
export async function signIn(
  deps: Pick<Services, 'db' | 'now' | 'secret'>,
  { login, password, remember, refresh, code, device, ...source }: SignInInput,
): Promise<{ session: StartedSession; device: Device }> {
  const { db, secret } = deps;
  const credentials = await findCredentials(db, login);
  const onSuccess = await admitAttempt(deps, {
    account: credentials?.id ?? login.toLowerCase(),
    userId: credentials?.id,
    deviceId: device.id,
    isKnownDevice: credentials !== undefined && isKnownDevice(secret, device, credentials.id),
    address: source.address,
    code,
  });
  if (!(await verifyPassword(password, credentials?.passwordHash)) || !credentials) throw invalidCredentials();
  await onSuccess();
  const { id: userId, sessionVersion } = credentials;
  if ((await findAccount(db, userId))?.isBlocked) throw accountBlocked();
  const enforced = await findEnforcedProvider(db, userId);
  if (enforced) throw singleSignOnRequired(enforced);
  const session = await startSession(deps, {
    userId,
    sessionVersion,
    isRemembered: remember,
    canRefresh: refresh,
    ...source,
  });
  return { session, device: rememberUser(secret, device, userId) };
}
