import type { Limit } from './token-bucket.rules.ts';

/** A person at a screen never reaches theirs: 120 of the heaviest calls in a row are allowed. */
export const LIMITS = {
  key: { capacity: 600, perSecond: 10 },
  user: { capacity: 1_500, perSecond: 25 },
  organization: { capacity: 15_000, perSecond: 250 },
} as const satisfies Record<string, Limit>;
/** Sign-ins started from one network address, behind which a whole office may be at eight o'clock. */
export const SIGN_ON_LIMIT: Limit = { capacity: 300, perSecond: 2 };

export type LimitedBy = keyof typeof LIMITS;

const HEAVY_COST = 10;
/** Calls that read or compute much: exports, imports, reports, printouts and searches for plans. */
const HEAVY_CALLS = /\/(?:export|import|imports|reports|dashboards|printout|improvements|suggest|insertions)(?:\/|$)/;

/** @param url of the route */
export const costOf = (url: string) => (HEAVY_CALLS.test(url) ? HEAVY_COST : 1);
