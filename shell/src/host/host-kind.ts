export type HostKind = 'main' | 'development' | 'local' | 'custom';

const KINDS: readonly [HostKind, RegExp][] = [
  ['local', /^([^.]+|.*\.(localhost|local|internal)|\d+(\.\d+){3}|\[.*\])$/],
  ['development', /^(dev|development|staging|test)[.-]/],
  ['main', /^((www|app)\.)?consign\.[a-z]+$/],
];

/** Which address the portal was opened at; a host that is none of ours is a partner's custom domain. */
export const hostKind = (host: string): HostKind => KINDS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'custom';
