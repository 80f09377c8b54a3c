import { setTimeout as after } from 'node:timers/promises';
import type { DistributorInfo } from 'shared-contracts/organizations';
import { hostKind } from 'shared-contracts/values/host-kind';

export type FindDistributor = (host: string) => Promise<DistributorInfo | null>;
/** Null: the host is nobody's own. Undefined: it is not known now, the browser may ask. */
export type Brand = DistributorInfo | null | undefined;
type Known = { brand: DistributorInfo | null; until: number };

/** A change of its branding is seen after this at the latest. */
const FRESH_MS = 10_000;
/** A page waits no longer for its brand. */
const PATIENCE_MS = 500;
/** Host names are what anybody writes into a request: the oldest are forgotten. */
const HOSTS = 500;

type Options = { onError: (error: unknown) => void; now?: () => number };

/** How the portal looks at a host name. While the database is away it is what it was; it never fails. */
export function openBrands(
  find: FindDistributor,
  { onError, now = Date.now }: Options,
): (host: string) => Promise<Brand> {
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<Brand>>();

  const remember = (host: string, brand: DistributorInfo | null) => {
    known.delete(host);
    known.set(host, { brand, until: now() + FRESH_MS });
    const [oldest] = known.keys();
    if (known.size > HOSTS && oldest !== undefined) known.delete(oldest);
    return brand;
  };
  const ask = (host: string): Promise<Brand> => {
    const failed = (error: unknown) => {
      onError(error);
      return known.get(host)?.brand;
    };
    const answer = find(host)
      .then((brand) => remember(host, brand), failed)
      .finally(() => asked.delete(host));
    asked.set(host, answer);
    return answer;
  };

  return async (host) => {
    if (hostKind(host) !== 'custom') return null;
    const last = known.get(host);
    if (last && last.until > now()) return last.brand;
    return Promise.race([asked.get(host) ?? ask(host), after(PATIENCE_MS, last?.brand, { ref: false })]);
  };
}
