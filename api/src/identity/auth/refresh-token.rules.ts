import { MINUTE } from 'shared-contracts/values/time';

/** How long the previous token is accepted: longer than the minute after which a browser retries a lost response. */
const REFRESH_GRACE = 2 * MINUTE;

type StoredTokens = { refreshHash: string | null; previousRefreshHash: string | null; refreshedAt: number | null };

/**
 * `rotate`: the current token; `repeat`: the previous one, sent by another tab at the same time or after a lost
 * response; `reused`: any other, so someone has a copy.
 */
export type RefreshTokenUse = 'rotate' | 'repeat' | 'reused';

/** @param now unix seconds */
export function classifyRefreshToken(hash: string, stored: StoredTokens, now: number): RefreshTokenUse {
  if (hash === stored.refreshHash) return 'rotate';
  const isPrevious = hash === stored.previousRefreshHash;
  return isPrevious && now - (stored.refreshedAt ?? 0) <= REFRESH_GRACE ? 'repeat' : 'reused';
}
