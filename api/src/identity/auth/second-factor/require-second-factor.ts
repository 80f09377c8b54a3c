import { randomBytes } from 'node:crypto';
import type { SecondFactorRequired } from 'shared-contracts/identity/second-factor';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { CHALLENGE_LIFETIME, insertChallenge } from './challenges.store.ts';
import { countRecoveryCodes, listFactors } from './factors.store.ts';
import { assertionOptions, passkeysAt, type PasskeySite } from './passkeys.ts';

const CHALLENGE_BYTES = 32;

export const generateChallenge = () => randomBytes(CHALLENGE_BYTES).toString('base64url');

type SignIn = {
  userId: string;
  sessionVersion: number;
  isRemembered: boolean;
  canRefresh: boolean;
  deviceId: string;
  site: PasskeySite;
};

/**
 * Begins the second step of a sign-in whose password was correct.
 * @returns the data that the browser needs; null for a user without a second factor
 */
export async function beginSecondFactor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, deviceId, site, ...details }: SignIn,
): Promise<SecondFactorRequired | null> {
  const factors = await listFactors(db, userId);
  if (factors.length === 0) return null;
  const value = generateChallenge();
  const challenge = await insertChallenge(db, { purpose: 'signIn', userId, deviceId, value, details }, now());
  const passkeys = passkeysAt(factors, site);
  const options = passkeys.length > 0 ? await assertionOptions(site, value, passkeys) : null;
  return {
    challenge,
    expiresIn: CHALLENGE_LIFETIME,
    hasTotp: factors.some(({ kind }) => kind === 'totp'),
    hasRecoveryCodes: (await countRecoveryCodes(db, userId)) > 0,
    passkey: options && { ...options },
    hasPasskeyElsewhere: factors.some(({ kind, rpId }) => kind === 'passkey' && rpId !== site.rpId),
  };
}

export const secondFactorRequired = (params: SecondFactorRequired) =>
  new AppError(401, 'secondFactorRequired', 'Confirm with your second factor', { params });
