import type { FastifyRequest } from 'fastify';
import { Id } from 'shared-contracts/common';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordAttempt, tooManyAttempts } from '../../platform/security/throttle.ts';
import { type Allowance, FULL_ALLOWANCE, consumeAllowance } from './rate.rules.ts';

/** Many trackers may use the same mistyped token. */
const FREE_FAILURES = 50;

const invalidToken = () => new AppError(401, 'unauthorized', 'Unknown tracking token');

const findOrganization = (db: Db, token: string) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('trackingToken', '=', token)
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();

/** In the header, the path or the query. Apps that are set up by a QR code keep only the path of the address. */
const readToken = ({ headers, params, query }: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ??
  (params as { token?: string }).token ??
  (query as { token?: string }).token ??
  '';

/**
 * Identifies the organizations that send positions and limits their rate. Each process counts for itself, because the
 * limit protects the process.
 */
export function createSenders({ db, now }: Pick<Services, 'db' | 'now'>) {
  const allowances = new Map<string, Allowance>();
  return {
    /** Finds the organization by its tracking token. @throws 401; 429 after too many failures */
    identify: async (request: FastifyRequest): Promise<string> => {
      const token = Id.safeParse(readToken(request));
      const organization = token.success ? await findOrganization(db, token.data) : undefined;
      if (organization) return organization.id;
      await recordAttempt(db, [{ key: `tracking:${request.ip}`, freeFailures: FREE_FAILURES }], now());
      throw invalidToken();
    },
    /** @throws 429 with the seconds to wait */
    consume: (organizationId: string, positions: number) => {
      const { allowance, wait } = consumeAllowance(
        allowances.get(organizationId) ?? FULL_ALLOWANCE,
        positions,
        performance.now() / 1_000,
      );
      allowances.set(organizationId, allowance);
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}
