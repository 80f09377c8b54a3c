import { setTimeout as delay } from 'node:timers/promises';
import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { getHostKind } from 'shared-contracts/values/portal/host-kind';

export type FindDistributor = (host: string) => Promise<DistributorInfo | null>;
/** Null: the host belongs to no organization. Undefined: unknown for now, the browser may request it. */
export type Brand = DistributorInfo | null | undefined;
type CachedBrand = { brand: DistributorInfo | null; until: number };

/** Changes are visible after at most this time. */
const CACHE_MS = 10_000;
/** A page waits at most this long for its brand. */
const MAX_WAIT_MS = 500;
/** Clients choose host names freely, so the oldest are evicted. */
const MAX_HOSTS = 500;

type Options = { onError: (error: unknown) => void; now?: () => number };

/** Returns a function that finds the brand of a host. It never rejects: without a database it returns the last brand. */
export function createBrandLookup(
  find: FindDistributor,
  { onError, now = Date.now }: Options,
): (host: string) => Promise<Brand> {
  const cache = new Map<string, CachedBrand>();
  const pending = new Map<string, Promise<Brand>>();

  const store = (host: string, brand: DistributorInfo | null) => {
    cache.delete(host);
    cache.set(host, { brand, until: now() + CACHE_MS });
    const [oldest] = cache.keys();
    if (cache.size > MAX_HOSTS && oldest !== undefined) cache.delete(oldest);
    return brand;
  };
  const load = (host: string): Promise<Brand> => {
    const handleError = (error: unknown) => {
      onError(error);
      return cache.get(host)?.brand;
    };
    const result = find(host)
      .then((brand) => store(host, brand), handleError)
      .finally(() => pending.delete(host));
    pending.set(host, result);
    return result;
  };

  return async (host) => {
    if (getHostKind(host) !== 'custom') return null;
    const cached = cache.get(host);
    if (cached && cached.until > now()) return cached.brand;
    return Promise.race([pending.get(host) ?? load(host), delay(MAX_WAIT_MS, cached?.brand, { ref: false })]);
  };
}
