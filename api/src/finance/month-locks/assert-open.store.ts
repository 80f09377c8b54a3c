import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { monthOf } from './month.rules.ts';

type Dated = { at: number; zone: string };

/**
 * Nothing is dated into a month that one of these organizations has locked. The organizations stay as they are until the
 * transaction ends, so that none is locked meanwhile. @throws 409 naming the month
 */
export async function assertMonthOpen(tx: Db, organizationIds: readonly string[], { at, zone }: Dated): Promise<void> {
  const ids = sql<string>`any(${organizationIds}::uuid[])`;
  await tx.selectFrom('organizations').select('id').where('id', '=', ids).orderBy('id').forShare().execute();
  const month = monthOf(at, zone);
  const lock = await tx
    .selectFrom('monthLocks')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select('organizations.name')
    .where('organizationId', '=', ids)
    .where('month', '=', month)
    .orderBy('organizations.name')
    .limit(1)
    .executeTakeFirst();
  if (lock) throw conflict('monthLocked', `${month} is locked at ${lock.name}`, { month, organization: lock.name });
}
