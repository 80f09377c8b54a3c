import type { SecondFactorRequired } from 'shared-contracts/identity/second-factor';
import { accountBlocked } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findCredentials, findEnforcedProvider } from './auth.store.ts';
import { isKnownDevice, rememberUser, type Device } from './device.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { verifyPassword } from './password.ts';
import type { PasskeySite } from './second-factor/passkeys.ts';
import { beginSecondFactor } from './second-factor/require-second-factor.ts';
import { admitAttempt } from './sign-in-attempts.ts';
import { invalidCredentials, singleSignOnRequired } from './sign-in.errors.ts';
import { startSession, type Source, type StartedSession } from './start-session.ts';

type SignInInput = Source & {
  login: string;
  password: string;
  remember: boolean;
  refresh: boolean;
  code?: string | undefined;
  device: Device;
  site: PasskeySite;
};

/** Before a required second step there is no session, and the device isn't known to the user yet. */
type SignInResult = { device: Device } & ({ session: StartedSession } | { required: SecondFactorRequired });

/**
 * Signs a user in by login or email address. The response and its timing do not reveal whether the login exists.
 * @returns the session and the device, which the user is now known on; or the data for the second step
 * @throws 401, 403 `singleSignOnRequired`, 422, 429
 */
export async function signIn(
  deps: Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>,
  { login, password, remember, refresh, code, device, site, ...source }: SignInInput,
): Promise<SignInResult> {
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
  const step = { userId, sessionVersion, isRemembered: remember, canRefresh: refresh };
  const required = await beginSecondFactor(deps, { ...step, deviceId: device.id, site });
  if (required) return { required, device };
  const session = await startSession(deps, { ...step, ...source });
  await notifyOfNewDevice(deps, { userId, device, source, canRefresh: refresh });
  return { session, device: rememberUser(secret, device, userId) };
}
