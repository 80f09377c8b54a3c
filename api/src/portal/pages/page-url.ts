import type { FastifyRequest } from 'fastify';

/** A path that begins with two slashes would be another host, and no path contains a zero byte. */
const IMPOSSIBLE_PATH = /^\/\/|%00/;

/** @returns null when no page has this path */
export function parsePageUrl({ url }: Pick<FastifyRequest, 'url'>): URL | null {
  const parsed = URL.parse(`http://portal${url}`);
  return parsed?.host === 'portal' && !IMPOSSIBLE_PATH.test(parsed.pathname) ? parsed : null;
}
