import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
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

/** Finds the active organizations of tokens. */
async function findOrganizations(db: Db, tokens: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'trackingToken'])
    .where('trackingToken', '=', sql<string>`any(${tokens}::uuid[])`)
    .where('status', '=', ORGANIZATION_STATUS.active)
    .execute();
  return new Map(rows.map(({ id, trackingToken }) => [trackingToken, id]));
}

/**
 * The token is in the header, the path or the query. Apps that are configured by a QR code only keep the path of the
 * address.
 */
const findToken = ({ headers, params, query }: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ??
  (params as { token?: string }).token ??
  (query as { token?: string }).token ??
  '';

/** @returns the token in lower case; null for what can't be one */
export const readToken = (request: FastifyRequest): string | null =>
  Id.safeParse(findToken(request)).data?.toLowerCase() ?? null;

/**
 * Identifies the organizations that send positions and limits their rate. The limit is per process, because it
 * protects the process.
 */
export function createSenders({ db, now }: Pick<Services, 'db' | 'now'>) {
  const allowances = new Map<string, Allowance>();
  return {
    /** Finds the organizations by their tracking tokens. */
    findOrganizations: (tokens: readonly string[]) => findOrganizations(db, tokens),
    /** Records the attempt with an unknown token. @returns the 401 @throws 429 after too many failures */
    refuse: async ({ ip }: FastifyRequest): Promise<Error> => {
      await recordAttempt(db, [{ key: `tracking:${ip}`, freeFailures: FREE_FAILURES }], now());
      return invalidToken();
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
