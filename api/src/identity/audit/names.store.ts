import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { NameOf, Reference } from './entry.rules.ts';

const DICTIONARY = ['vehicleDictionaries', 'name'] as const;
/** Where records of a kind stand and what a person calls them by. */
const NAMED: Record<string, readonly [table: string, column: string | RawBuilder<string | null>]> = {
  organization: ['organizations', 'name'],
  partner: ['organizations', 'name'],
  user: ['users', 'login'],
  country: ['countries', 'name'],
  currency: ['currencies', 'shortName'],
  timezone: ['timezones', 'name'],
  contact: ['contacts', 'name'],
  location: ['locations', 'name'],
  operation: ['operations', 'name'],
  contract: ['contracts', 'name'],
  orderType: ['orderTypes', 'name'],
  cargo: ['cargos', 'name'],
  vehicle: ['vehicles', 'registrationPlate'],
  order: ['orders', 'number'],
  trip: ['trips', 'number'],
  route: ['routes', 'name'],
  routeZone: ['routeZones', 'name'],
  bill: [
    'bills',
    sql`(select number from orders where id = order_id union all select number from trips where id = trip_id)`,
  ],
  mail: ['mails', 'subject'],
  release: ['areaQuarantines', sql`area || ' ' || build`],
  brand: DICTIONARY,
  model: DICTIONARY,
  color: DICTIONARY,
  fuelType: DICTIONARY,
  vehicleType: ['vehicleTypes', 'name'],
  cargoType: ['cargoTypes', 'name'],
  serviceInterval: ['serviceIntervals', 'name'],
  vehicleDraft: ['vehicleDrafts', sql`"values"->>'registrationPlate'`],
  driver: ['drivers', sql`(select name from contacts where contacts.id = drivers.contact_id)`],
};

async function namesOf(db: Db, kind: string, ids: readonly string[]): Promise<[string, string][]> {
  const [table, column] = NAMED[kind] ?? [];
  if (!table || !column) return [];
  const called = typeof column === 'string' ? sql.ref(column) : column;
  const { rows } = await sql<{
    id: string;
    name: string | null;
  }>`select id, ${called} as name from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ id, name }) => (name === null ? [] : [[`${kind} ${id}`, name] as [string, string]]));
}

/** What records are called, asked for once a kind. */
export async function namesFor(db: Db, references: readonly Reference[]): Promise<NameOf> {
  const kinds = Map.groupBy(
    references.filter(({ kind }) => Object.hasOwn(NAMED, kind)),
    ({ kind }) => kind,
  );
  const names = await Promise.all(
    [...kinds].map(([kind, asked]) => namesOf(db, kind, [...new Set(asked.map(({ id }) => id))])),
  );
  const known = new Map(names.flat());
  return ({ kind, id }) => known.get(`${kind} ${id.toLowerCase()}`);
}
