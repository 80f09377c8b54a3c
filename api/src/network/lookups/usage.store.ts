import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { SHOWN_NAMES, type Use } from './use.rules.ts';

type User = { noun: Use['noun']; table: 'organizations' | 'locations' | 'contracts'; column: string };

/** What names a country or a currency. */
const USERS = {
  country: [
    { noun: 'organization', table: 'organizations', column: 'countryId' },
    { noun: 'location', table: 'locations', column: 'countryId' },
  ],
  currency: [
    { noun: 'organization', table: 'organizations', column: 'currencyId' },
    { noun: 'contract', table: 'contracts', column: 'baseCurrencyId' },
    { noun: 'contract', table: 'contracts', column: 'billingCurrencyId' },
  ],
} as const satisfies Record<string, readonly User[]>;

export type LookupKind = keyof typeof USERS;

/** How many of each, and the names of the first of them. */
async function useBy(db: Db, { noun, table, column }: User, id: string): Promise<Use> {
  const using = db.selectFrom(table).where(sql.ref<string>(column), '=', id);
  const { count } = await using.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first = count > 0 ? await using.select('name').orderBy('name').orderBy('id').limit(SHOWN_NAMES).execute() : [];
  return { noun, count, names: first.map(({ name }) => name) };
}

export async function usesOf(db: Db, kind: LookupKind, id: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const user of USERS[kind]) uses.push(await useBy(db, user, id));
  return uses;
}
