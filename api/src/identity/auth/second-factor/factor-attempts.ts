import { clearAttempts, recordAttempt, type ThrottleKey } from '../../../platform/security/throttle.ts';
import type { Services } from '../../../platform/services/services.ts';
import { isKnownDevice, type Device } from '../device.ts';

const FREE_FAILURES = 5;

/** The attempts of a known device are counted apart: others who know the password can't use them up. */
const throttleOf = (secret: string, device: Device, userId: string): ThrottleKey => ({
  key: isKnownDevice(secret, device, userId) ? `factor-on:${device.id}:${userId}` : `factor:${userId}`,
  freeFailures: FREE_FAILURES,
});

/**
 * Counts an attempt at the second step before it is checked.
 * @returns to be called when it succeeds
 * @throws 429 with the seconds to wait
 */
export async function admitFactorAttempt(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  device: Device,
  userId: string,
): Promise<() => Promise<void>> {
  const throttle = throttleOf(secret, device, userId);
  await recordAttempt(db, [throttle], now());
  return () => clearAttempts(db, throttle.key);
}
