import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { MAX_SHOWN_NAMES, type Usage } from './usage.rules.ts';

type UsageSource = { noun: Usage['noun']; table: 'organizations' | 'locations' | 'contracts'; column: string };

const USAGE_SOURCES = {
  country: [
    { noun: 'organization', table: 'organizations', column: 'countryId' },
    { noun: 'location', table: 'locations', column: 'countryId' },
  ],
  currency: [
    { noun: 'organization', table: 'organizations', column: 'currencyId' },
    { noun: 'contract', table: 'contracts', column: 'baseCurrencyId' },
    { noun: 'contract', table: 'contracts', column: 'billingCurrencyId' },
  ],
} as const satisfies Record<string, readonly UsageSource[]>;

export type LookupKind = keyof typeof USAGE_SOURCES;

async function findUsage(db: Db, { noun, table, column }: UsageSource, id: string): Promise<Usage> {
  const rows = db.selectFrom(table).where(sql.ref<string>(column), '=', id);
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first =
    count > 0 ? await rows.select('name').orderBy('name').orderBy('id').limit(MAX_SHOWN_NAMES).execute() : [];
  return { noun, count, names: first.map(({ name }) => name) };
}

export async function findUsages(db: Db, kind: LookupKind, id: string): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const source of USAGE_SOURCES[kind]) usages.push(await findUsage(db, source, id));
  return usages;
}
