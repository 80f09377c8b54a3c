import type { Db } from '../platform/database.ts';
import type { EpcSums } from './epc.rules.ts';

/** Quantities by kind, read from the index alone. */
export async function sumsOf(db: Db, organizationId: string): Promise<EpcSums> {
  const rows = await db
    .selectFrom('epcEntries')
    .select(({ fn }) => ['kind', fn.sum<number>('quantity').as('sum')])
    .where('organizationId', '=', organizationId)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** @param now unix seconds */
export const priceAt = (db: Db, now: number) =>
  db.selectFrom('epcPrices').select(['unitPrice', 'currency']).where('validFrom', '<=', now).orderBy('validFrom', 'desc').executeTakeFirstOrThrow();
