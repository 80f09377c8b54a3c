import { MINUTE } from 'shared-contracts/values/time';

/** The state of a link that grants access to anyone who has it. */
export type LinkState = 'active' | 'expired' | 'revoked';

export function linkState(
  { revokedAt, expiresAt }: { revokedAt: number | null; expiresAt: number },
  now: number,
): LinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'active' : 'expired';
}

/** An open page refreshes once or twice a minute, and several people may share a link. */
const MAX_REQUESTS_PER_MINUTE = 120;

export const minuteOf = (now: number) => Math.floor(now / MINUTE);

/** Seconds to wait after a number of requests in the current minute; 0 below the limit. */
export const secondsToWait = (requests: number, now: number) =>
  requests > MAX_REQUESTS_PER_MINUTE ? MINUTE - (now % MINUTE) : 0;
