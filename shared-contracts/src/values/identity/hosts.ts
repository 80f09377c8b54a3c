const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const NUMBER = /^\d+$/;
/**
 * Reserved for names that are never resolved on the internet (RFC 2606, 6761, 6762, 7686, 8375 and 9476), or never
 * given to anyone.
 */
const UNSERVABLE_DOMAINS: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'invalid',
  'lan',
  'local',
  'onion',
  'test',
];

/** Hosts on which developers try the portal with areas from their own machines. */
export const DEVELOPMENT_HOST = /^(dev|development|staging|test)[.-]/;

export type HostProblem = 'invalid' | 'address' | 'notPublic' | 'development';

/**
 * Returns why a portal can't be served under a host name in lower case; null for one that can be. Names below
 * `localhost` can be: browsers find them on their own machine.
 */
export function findHostProblem(host: string): HostProblem | null {
  const labels = host.split('.');
  if (!labels.every((label) => LABEL.test(label))) return 'invalid';
  const domain = labels.at(-1) ?? '';
  if (NUMBER.test(domain)) return 'address';
  if (labels.length === 1 || UNSERVABLE_DOMAINS.includes(domain)) return 'notPublic';
  return DEVELOPMENT_HOST.test(host) ? 'development' : null;
}

/** `Portal.Harvest.Example.:8443` → `portal.harvest.example` */
export const normalizeHost = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
