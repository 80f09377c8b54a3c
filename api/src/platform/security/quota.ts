import { sql } from 'kysely';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { type Caller, isRoot } from '../access/caller.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * The uses allowed within an hour of the first one. `name` is unique, `code` is that of the error, and `noun` appears
 * in its message.
 */
export type Quota = { name: string; code: string; noun: string; user: number; organization: number };

const WHO = { user: 'You have', organization: 'Your organization has' } as const;
type Owner = keyof typeof WHO;

const limitReached = ({ code, noun, ...limits }: Quota, owner: Owner, retryAfter: number) => {
  const [max, minutes] = [limits[owner], Math.ceil(retryAfter / MINUTE)];
  const message = `${WHO[owner]} reached the limit of ${max} ${noun} an hour. Try again in ${minutes} min`;
  return new AppError(429, code, message, { params: { max, minutes, retryAfter } });
};

async function spend(tx: Db, key: string, count: number, now: number) {
  const isOver = sql<boolean>`quotas.starts_at + ${HOUR} <= ${now}`;
  return tx
    .insertInto('quotas')
    .values({ key, startsAt: now, used: count })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when ${isOver} then ${count} else quotas.used + ${count} end`,
        startsAt: sql<number>`case when ${isOver} then ${now} else quotas.starts_at end`,
      }),
    )
    .returning(['startsAt', 'used'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts uses for the caller and the caller's organization, in their transaction: if it is rolled back, they don't
 * count. Root is not limited.
 * @throws 429 with the seconds to wait
 */
export async function spendQuota(tx: Db, caller: Caller, quota: Quota, now: number, count = 1): Promise<void> {
  if (isRoot(caller)) return;
  const owners: [Owner, string][] = [
    ['user', caller.userId],
    ['organization', caller.organizationId],
  ];
  for (const [owner, id] of owners) {
    const { used, startsAt } = await spend(tx, `${quota.name} ${owner} ${id}`, count, now);
    if (used > quota[owner]) throw limitReached(quota, owner, startsAt + HOUR - now);
  }
}
