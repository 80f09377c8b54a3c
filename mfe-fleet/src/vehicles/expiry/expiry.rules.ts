import { DAY } from 'shared-contracts/values/time';
import { EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';

export type Expiry = { state: 'expired' | 'expiring' | 'valid'; /** Full days until or since it. */ days: number };

/** @param at unix seconds of the expiry @param now unix seconds */
export function getExpiry(at: number, now: number): Expiry {
  const days = Math.floor(Math.abs(at - now) / DAY);
  if (at <= now) return { state: 'expired', days };
  return { state: at <= now + EXPIRY_WARNING_DAYS * DAY ? 'expiring' : 'valid', days };
}

/** Returns when a service is due next. @param lastAt unix seconds of the last service @param days service interval */
export const getDueAt = (lastAt: number | null, days: number): number | null =>
  lastAt === null ? null : lastAt + days * DAY;
