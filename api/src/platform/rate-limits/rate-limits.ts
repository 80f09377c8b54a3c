import type { FastifyInstance } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { tooManyRequests } from './limit-rate.ts';
import { costOf, type LimitedBy, LIMITS } from './rate-limits.rules.ts';
import { type Bucket, isFull, spend } from './token-bucket.rules.ts';

/** More buckets than this are swept: full ones contain no information. */
const SWEEP_AT = 10_000;

/** A user's calls and those of their keys have separate buckets; all calls of an organization share one. */
const bucketsOf = ({ apiKeyId, userId, organizationId }: Caller): readonly [LimitedBy, string][] => [
  apiKeyId ? ['key', apiKeyId] : ['user', userId],
  ['organization', organizationId],
];

/**
 * Limits the calls of every caller by token buckets in this process, and reports the limits in `RateLimit-*` headers.
 */
export function registerRateLimits(app: FastifyInstance, secondsNow = () => performance.now() / 1_000) {
  const buckets = new Map<string, Bucket>();

  const sweep = (at: number) => {
    for (const [key, bucket] of buckets) {
      const [limitedBy] = key.split(' ') as [LimitedBy];
      if (isFull(bucket, LIMITS[limitedBy], at)) buckets.delete(key);
    }
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!request.caller) return;
    const at = secondsNow();
    if (buckets.size > SWEEP_AT) sweep(at);
    const cost = costOf(request.routeOptions.url ?? '');
    const spendings = bucketsOf(request.caller).map(([limitedBy, id]) => {
      const key = `${limitedBy} ${id}`;
      return { key, limitedBy, ...spend(buckets.get(key), LIMITS[limitedBy], cost, at) };
    });
    const tightest = spendings.reduce((a, b) => (b.retryAfter > a.retryAfter || b.remaining < a.remaining ? b : a));
    reply.headers({
      'ratelimit-limit': LIMITS[tightest.limitedBy].capacity,
      'ratelimit-remaining': tightest.remaining,
      'ratelimit-reset': tightest.reset,
    });
    const refused = spendings.find(({ isAllowed }) => !isAllowed);
    if (refused) throw tooManyRequests(refused.limitedBy, refused.retryAfter);
    for (const { key, bucket } of spendings) buckets.set(key, bucket);
  });
}
