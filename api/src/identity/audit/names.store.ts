import { type RawBuilder, sql } from 'kysely';
import { personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import type { NameResolver, Reference } from './entry.rules.ts';

const DICTIONARY_NAME = ['vehicleDictionaries', 'name'] as const;
/** Table and name column of each kind of record. */
const NAME_SOURCES: Record<string, readonly [table: string, column: string | RawBuilder<string | null>]> = {
  organization: ['organizations', 'name'],
  partner: ['organizations', 'name'],
  user: ['users', personName()],
  apiKey: ['apiKeys', 'name'],
  ediPartner: ['ediPartners', 'partner'],
  webhook: ['webhookEndpoints', 'name'],
  identityProvider: ['identityProviders', 'name'],
  scimToken: ['scimTokens', 'name'],
  scimGroup: ['scimGroups', 'displayName'],
  secondFactor: ['userFactors', 'name'],
  secondFactorPolicy: ['organizations', 'name'],
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
  invoice: ['invoices', 'number'],
  carrierInvoice: ['carrierInvoices', 'number'],
  journalRun: ['journalRuns', sql`number::text`],
  plan: ['plans', 'name'],
  orderTemplate: ['orderTemplates', 'name'],
  payment: ['payments', sql`amount || ' ' || currency`],
  mail: ['mails', 'subject'],
  release: ['areaQuarantines', sql`area || ' ' || build`],
  brand: DICTIONARY_NAME,
  model: DICTIONARY_NAME,
  color: DICTIONARY_NAME,
  fuelType: DICTIONARY_NAME,
  vehicleType: ['vehicleTypes', 'name'],
  cargoType: ['cargoTypes', 'name'],
  serviceInterval: ['serviceIntervals', 'name'],
  listView: ['listViews', 'name'],
  roleTemplate: ['roleTemplates', 'name'],
  workOrder: ['workOrders', 'number'],
  vehicleDraft: ['vehicleDrafts', sql`"values"->>'registrationPlate'`],
  driver: ['drivers', sql`(select name from contacts where contacts.id = drivers.contact_id)`],
};

async function loadNames(db: Db, kind: string, ids: readonly string[]): Promise<[string, string][]> {
  const [table, column] = NAME_SOURCES[kind] ?? [];
  if (!table || !column) return [];
  const nameColumn = typeof column === 'string' ? sql.ref(column) : column;
  const { rows } = await sql<{
    id: string;
    name: string | null;
  }>`select id, ${nameColumn} as name from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ id, name }) => (name === null ? [] : [[`${kind} ${id}`, name] as [string, string]]));
}

/** Loads the names of the referenced records with one query per kind. */
export async function createNameResolver(db: Db, references: readonly Reference[]): Promise<NameResolver> {
  const kinds = Map.groupBy(
    references.filter(({ kind }) => Object.hasOwn(NAME_SOURCES, kind)),
    ({ kind }) => kind,
  );
  const names = await Promise.all(
    [...kinds].map(([kind, ofKind]) => loadNames(db, kind, [...new Set(ofKind.map(({ id }) => id))])),
  );
  const nameByKey = new Map(names.flat());
  return ({ kind, id }) => nameByKey.get(`${kind} ${id.toLowerCase()}`);
}
