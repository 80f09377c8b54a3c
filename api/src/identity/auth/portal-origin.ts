import type { FastifyRequest } from 'fastify';
import { normalizeHost } from 'shared-contracts/values/identity/hosts';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The active organization with a portal under this host name. */
export const findHostOwner = (db: Db, host: string) =>
  db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where(({ eb, fn }) => eb(fn('lower', ['host']), '=', normalizeHost(host)))
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();

/**
 * The address at which the user has opened the portal: its own, or that of a partner's host. Unknown hosts count as
 * the portal's own.
 */
export async function portalOrigin({ server, protocol, host, hostname }: FastifyRequest): Promise<string> {
  const { origin, hostname: own } = new URL(server.config.publicUrl);
  if (LOCAL.has(own) && LOCAL.has(hostname)) return new URL(`${protocol}://${host}`).origin;
  if (hostname === own || !(await findHostOwner(server.db, hostname))) return origin;
  return new URL(`${origin.startsWith('https:') ? 'https' : protocol}://${host}`).origin;
}
