import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { findDistributor } from '../organizations/records/organizations.store.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address at which the user has opened the portal: its own, or that of a partner's host. Any other host of a request
 * counts as the portal's own.
 */
export async function portalOrigin({ server, protocol, host, hostname }: FastifyRequest): Promise<string> {
  const { origin, hostname: own } = new URL(server.config.publicUrl);
  if (LOCAL.has(own) && LOCAL.has(hostname)) return new URL(`${protocol}://${host}`).origin;
  if (hostname === own || !(await findDistributor(server.db, hostname))) return origin;
  return new URL(`${origin.startsWith('https:') ? 'https' : protocol}://${host}`).origin;
}

export const redirectUriAt = (origin: string) => `${origin}${API_PREFIX}/auth/sso/callback`;
export const logoutUriOf = (publicUrl: string, providerId: string) =>
  `${publicUrl}${API_PREFIX}/auth/sso/${providerId}/logout`;
