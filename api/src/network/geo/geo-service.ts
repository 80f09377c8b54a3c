import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { HOUR_MS } from 'shared-contracts/values/time';
import type { Clock } from '../../platform/time/clock.ts';
import type { Config } from '../../platform/config/config.ts';

export type GeoDeps = {
  config: Pick<Config, 'routingUrl' | 'geocoderUrl' | 'geocoderPerSecond' | 'geoTimeoutMs' | 'publicUrl'>;
  now: Clock;
  log: { warn: (details: object, message: string) => void };
};

/** Requests JSON from an HTTP service. @throws when the response is invalid or late */
export async function fetchJson<T>({ config }: GeoDeps, address: string, schema: z.ZodType<T>): Promise<T> {
  const headers = { accept: 'application/json', 'user-agent': `Consign/${APP_VERSION} (${config.publicUrl})` };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(config.geoTimeoutMs) });
  if (!response.ok) throw new Error(`The service responded with status ${response.status}`);
  return schema.parse(await response.json());
}

export const trimTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/** Runs requests one after another. @throws when a request would wait longer than `maxWaitMs` */
export function createRateLimiter(perSecond: number, maxWaitMs: number) {
  let nextFreeAt = 0;
  return async <T>(request: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    const startsAt = Math.max(now, nextFreeAt);
    if (startsAt - now > maxWaitMs) throw new Error('Too many requests are waiting for the service');
    nextFreeAt = startsAt + 1_000 / perSecond;
    if (startsAt > now)
      await new Promise((resolve) => {
        setTimeout(resolve, startsAt - now);
      });
    return request();
  };
}

const CACHE_TTL_MS = HOUR_MS;
/** Short, so that a failed service is tried again soon. */
const FALLBACK_TTL_MS = 30_000;
const MAX_CACHED_RESULTS = 1_000;
const MAX_CACHED_ITEMS = 200_000;

type CacheOptions<Query, Result> = {
  now: Clock;
  keyOf: (query: Query) => string;
  /** The number of points or addresses in a result. */
  sizeOf: (result: Result) => number;
};

/** Caches results and shares the result of parallel requests for the same query. */
export function withCache<Query, Result extends { isFallback: boolean }>(
  request: (query: Query) => Promise<Result>,
  { now, keyOf, sizeOf }: CacheOptions<Query, Result>,
): (query: Query) => Promise<Result> {
  const cache = new LRUCache<string, Result, { query: Query }>({
    max: MAX_CACHED_RESULTS,
    maxSize: MAX_CACHED_ITEMS,
    sizeCalculation: (result) => 1 + sizeOf(result),
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now() * 1_000 },
    fetchMethod: async (_key, _stale, { context, options }) => {
      const result = await request(context.query);
      if (result.isFallback) options.ttl = FALLBACK_TTL_MS;
      return result;
    },
  });
  return async (query) => (await cache.fetch(keyOf(query), { context: { query } })) ?? request(query);
}
