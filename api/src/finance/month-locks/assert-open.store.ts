import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { monthOf } from './month.rules.ts';

type Dated = { at: number; zone: string };

/** Finds a lock of the month by one of these organizations. Prevents new locks until the transaction ends. */
export async function findMonthLock(tx: Db, organizationIds: readonly string[], { at, zone }: Dated) {
  const ids = sql<string>`any(${organizationIds}::uuid[])`;
  await tx.selectFrom('organizations').select('id').where('id', '=', ids).orderBy('id').forShare().execute();
  return tx
    .selectFrom('monthLocks')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select(['month', 'organizations.name'])
    .where('organizationId', '=', ids)
    .where('month', '=', monthOf(at, zone))
    .orderBy('organizations.name')
    .limit(1)
    .executeTakeFirst();
}

/** Rejects a date in a month that one of these organizations has locked. @throws 409 naming the month */
export async function assertMonthOpen(tx: Db, organizationIds: readonly string[], dated: Dated): Promise<void> {
  const lock = await findMonthLock(tx, organizationIds, dated);
  if (!lock) return;
  const { month, name: organization } = lock;
  throw conflict('monthLocked', `${month} is locked at ${organization}`, { month, organization });
}
