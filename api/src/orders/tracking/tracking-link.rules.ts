const DAY = 86_400;
/** After the end of the delivery window a link is good for so long… */
const AFTER_DELIVERY = 14 * DAY;
/** …without one, or when that has passed, from now on. */
const FROM_NOW = 30 * DAY;
const LONGEST = 90 * DAY;

/** Links of one order that work at the same time. */
export const MOST_ACTIVE = 20;

export const latestExpiry = (now: number) => now + LONGEST;

/** When a link ends that nobody chose an end for. */
export function usualExpiry(deliveryTo: number | null, now: number): number {
  const after = deliveryTo === null ? 0 : deliveryTo + AFTER_DELIVERY;
  return Math.min(after > now ? after : now + FROM_NOW, latestExpiry(now));
}

export type ExpiryProblem = { code: string; message: string };

export function expiryProblem(expiresAt: number, now: number): ExpiryProblem | null {
  if (expiresAt <= now) return { code: 'past', message: 'The end must lie in the future' };
  return expiresAt > latestExpiry(now) ? { code: 'tooLate', message: 'At most 90 days from now' } : null;
}

export type LinkState = 'active' | 'expired' | 'revoked';

export function linkState(
  { revokedAt, expiresAt }: { revokedAt: number | null; expiresAt: number },
  now: number,
): LinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'active' : 'expired';
}

/** An open page asks once a minute; a family may have several. */
const PER_MINUTE = 60;
const MINUTE = 60;

export const minuteOf = (now: number) => Math.floor(now / MINUTE);

/** Seconds to wait after so many questions in this minute; 0: none. */
export const waitAfter = (asked: number, now: number) => (asked > PER_MINUTE ? MINUTE - (now % MINUTE) : 0);
