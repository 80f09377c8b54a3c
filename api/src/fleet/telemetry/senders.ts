import type { FastifyRequest } from 'fastify';
import { Id } from 'shared-contracts/common';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, tooManyAttempts } from '../../platform/throttle.ts';
import { type Allowance, FULL, spend } from './rate.rules.ts';

const ACTIVE = 1;
/** A mistyped token is tried by many trackers at once. */
const FREE_TRIES = 50;

const badToken = () => new AppError(401, 'unauthorized', 'Unknown tracking token');

const organizationBy = (db: Db, token: string) =>
  db
    .selectFrom('organizations')
    .select('id')
    .where('trackingToken', '=', token)
    .where('status', '=', ACTIVE)
    .executeTakeFirst();

const tokenIn = ({ headers, query }: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? (query as { token?: string }).token ?? '';

/** Who sends positions, and how many it may send. What one organization may send is counted by each process for itself: it is the process that it protects. */
export function openSenders({ db, now }: Pick<Parts, 'db' | 'now'>) {
  const allowances = new Map<string, Allowance>();
  return {
    /** The organization whose tracking token the request bears. @throws 401, and 429 to who tries many */
    identify: async (request: FastifyRequest): Promise<string> => {
      const token = Id.safeParse(tokenIn(request));
      const organization = token.success ? await organizationBy(db, token.data) : undefined;
      if (organization) return organization.id;
      await attempt(db, [{ key: `tracking:${request.ip}`, free: FREE_TRIES }], now());
      throw badToken();
    },
    /** @throws 429 with the seconds to wait; nothing is taken in then */
    admit: (organizationId: string, positions: number) => {
      const { allowance, wait } = spend(allowances.get(organizationId) ?? FULL, positions, performance.now() / 1_000);
      allowances.set(organizationId, allowance);
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}
