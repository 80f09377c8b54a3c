import { DAY } from 'shared-contracts/values/time';
import { EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';

/** State of a licence or report; `days` are the full days until, or since, its expiry. */
export type ExpiryState = { state: 'missing' | 'expired' | 'expiring' | 'valid'; days: number };

/** @param expiresAt unix seconds of the end of its last day; null if none is entered @param now unix seconds */
export function getExpiryState(expiresAt: number | null, now: number): ExpiryState {
  if (expiresAt === null) return { state: 'missing', days: 0 };
  const days = Math.floor(Math.abs(expiresAt - now) / DAY);
  if (expiresAt <= now) return { state: 'expired', days };
  return { state: expiresAt <= now + EXPIRY_WARNING_DAYS * DAY ? 'expiring' : 'valid', days };
}
