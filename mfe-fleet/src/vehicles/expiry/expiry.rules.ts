import { EXPIRING_DAYS } from 'shared-contracts/values/vehicles';

const DAY = 86_400;

export type Expiry = { state: 'expired' | 'soon' | 'later'; /** Whole days to or since it. */ days: number };

/** How a document or a service stands at a time. @param at when it expires, unix seconds @param now unix seconds */
export function expiryOf(at: number, now: number): Expiry {
  const days = Math.floor(Math.abs(at - now) / DAY);
  if (at <= now) return { state: 'expired', days };
  return { state: at <= now + EXPIRING_DAYS * DAY ? 'soon' : 'later', days };
}

/** When a service is due that was done last at a time and lasts so many days. */
export const dueAfter = (lastAt: number | null, days: number): number | null =>
  lastAt === null ? null : lastAt + days * DAY;
