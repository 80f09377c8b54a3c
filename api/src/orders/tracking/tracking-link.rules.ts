import { DAY } from 'shared-contracts/values/time';

/** Default lifetime after the end of the delivery window. */
const DEFAULT_AFTER_DELIVERY = 14 * DAY;
/** Default lifetime from now, without a delivery window or when the other default has passed. */
const DEFAULT_FROM_NOW = 30 * DAY;
const MAX_LIFETIME = 90 * DAY;

/** Active links per order. */
export const MAX_ACTIVE_LINKS = 20;

export const latestExpiry = (now: number) => now + MAX_LIFETIME;

/** The expiry of a link if the user chose none. */
export function defaultExpiry(deliveryTo: number | null, now: number): number {
  const afterDelivery = (deliveryTo ?? -Infinity) + DEFAULT_AFTER_DELIVERY;
  return Math.min(afterDelivery > now ? afterDelivery : now + DEFAULT_FROM_NOW, latestExpiry(now));
}

export type ExpiryProblem = { code: string; message: string };

export function expiryProblem(expiresAt: number, now: number): ExpiryProblem | null {
  if (expiresAt <= now) return { code: 'past', message: 'Expiry must be in the future' };
  return expiresAt > latestExpiry(now) ? { code: 'tooLate', message: 'At most 90 days from now' } : null;
}
