import { DEVELOPMENT_HOST } from '../identity/hosts.ts';

export type HostKind = 'main' | 'development' | 'local' | 'custom';

const KINDS: readonly [HostKind, RegExp][] = [
  ['local', /^([^.]+|.*\.(local|internal)|\d+(\.\d+){3}|\[.*\])$/],
  ['development', DEVELOPMENT_HOST],
  ['main', /^(.+\.)?consign\.[a-z]+$/],
];

/** Classifies the host (without port) the portal was opened at; an unknown host is a partner's custom domain. */
export const getHostKind = (host: string): HostKind =>
  KINDS.find(([, pattern]) => pattern.test(host.toLowerCase()))?.[0] ?? 'custom';
