export type HostKind = 'main' | 'development' | 'local' | 'custom';

const KINDS: readonly [HostKind, RegExp][] = [
  ['local', /^([^.]+|.*\.(local|internal)|\d+(\.\d+){3}|\[.*\])$/],
  ['development', /^(dev|development|staging|test)[.-]/],
  ['main', /^(.+\.)?consign\.[a-z]+$/],
];

/** Which address the portal was opened at, by its name without port; a host that is none of ours is a partner's custom domain. */
export const hostKind = (host: string): HostKind =>
  KINDS.find(([, pattern]) => pattern.test(host.toLowerCase()))?.[0] ?? 'custom';
