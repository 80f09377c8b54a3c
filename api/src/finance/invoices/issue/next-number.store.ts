import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

type Series = { organizationId: string; series: string; year: number };

/**
 * The next number of a series in a year. Its counter stays locked until the transaction ends; if that fails, the next
 * invoice gets the number.
 */
export async function takeNextNumber(tx: Db, { organizationId, series, year }: Series): Promise<number> {
  const { last } = await tx
    .insertInto('invoiceCounters')
    .values({ organizationId, series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'series', 'year'])
        .doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
