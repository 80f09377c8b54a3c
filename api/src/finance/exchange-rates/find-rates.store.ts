import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { findRate, type FoundRate, type StoredRate } from './convert.rules.ts';

/** The newest rate of each pair with one of the currencies up to a day; the organization's own before root's of a day. */
async function newestRates(db: Db, organizationId: string, currencies: readonly string[], day: string) {
  const { rows } = await sql<StoredRate>`
    select distinct on (base, quote) base, quote, day, rate, source from exchange_rates
    where (organization_id = ${organizationId} or organization_id is null) and day <= ${day}
      and (base = any(${currencies}::text[]) or quote = any(${currencies}::text[]))
    order by base, quote, day desc, organization_id nulls last`.execute(db.withoutPlugins());
  return rows;
}

/** The rate that an organization has between two currencies on a day, or the last one before. */
export const findRateOn = async (
  db: Db,
  organizationId: string,
  { from, to, day }: { from: string; to: string; day: string },
): Promise<FoundRate | null> => findRate(await newestRates(db, organizationId, [from, to], day), from, to);

/** The own currency of organizations that have one. */
export async function findOwnCurrencies(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .innerJoin('currencies', 'currencies.id', 'organizations.currencyId')
    .select(['organizations.id', 'shortName'])
    .where('organizations.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, shortName }) => [id, shortName]));
}
