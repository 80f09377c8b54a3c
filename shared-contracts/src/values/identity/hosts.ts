const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const NUMBER = /^\d+$/;
/** Reserved by RFC 2606 and RFC 6762 for names that are never found on the internet; other reserved ones serve tests. */
const UNSERVABLE_DOMAINS: readonly string[] = ['invalid', 'local', 'test'];

export type HostProblem = 'invalid' | 'address' | 'notPublic';

/**
 * Returns why a portal can't be served under a host name in lower case; null for one that can be. Names below
 * `localhost` can be: browsers find them on their own machine.
 */
export function findHostProblem(host: string): HostProblem | null {
  const labels = host.split('.');
  if (!labels.every((label) => LABEL.test(label))) return 'invalid';
  const domain = labels.at(-1) ?? '';
  if (NUMBER.test(domain)) return 'address';
  return labels.length === 1 || UNSERVABLE_DOMAINS.includes(domain) ? 'notPublic' : null;
}

/** `Portal.Harvest.Example.:8443` → `portal.harvest.example` */
export const normalizeHost = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
