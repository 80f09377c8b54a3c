import { sql } from 'kysely';
import { contractsOf } from '../finance/contracts/contracts.store.ts';
import { nameableContacts } from '../network/contacts/contacts.store.ts';
import { nameableLocations } from '../network/locations/locations.store.ts';
import { activePartnerIds } from '../identity/partners/partners.store.ts';
import type { Db } from '../platform/database.ts';
import { vehicleTypesFor } from '../fleet/vehicles/vehicle-types.store.ts';
import type { Known, Mention, NameKind } from './columns.rules.ts';
import { distinctNames, type Names } from './names.rules.ts';

type Row = Known & { name: string };
type LookUp = (db: Db, organizationId: string, names: readonly string[]) => Promise<Row[]>;

/** One parameter for all names, however many. */
const among = (column: string, names: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${names})`;

/** What an organization may name, by kind: the same as when a record is made by hand. */
const LOOK_UPS: Record<NameKind, LookUp> = {
  partner: (db, us, names) =>
    activePartnerIds(db, us)
      .clearSelect()
      .select(['organizations.id', 'organizations.name'])
      .where(among('organizations.name', names))
      .execute(),
  contract: async (db, us, names) => {
    const rows = await contractsOf(db, us)
      .select(['id', 'name', 'organizationId', 'partnerId'])
      .where(among('name', names))
      .execute();
    return rows.map(({ id, name, organizationId, partnerId }) => ({
      id,
      name,
      of: organizationId === us ? partnerId : organizationId,
    }));
  },
  operation: (db, us, names) =>
    db
      .selectFrom('operations')
      .select(['id', 'name'])
      .where('organizationId', '=', us)
      .where(among('name', names))
      .execute(),
  orderType: (db, us, names) =>
    db
      .selectFrom('orderTypes')
      .select(['id', 'name'])
      .where('organizationId', '=', us)
      .where(among('name', names))
      .execute(),
  vehicleType: (db, us, names) => vehicleTypesFor(db, us).select(['id', 'name']).where(among('name', names)).execute(),
  cargo: (db, us, names) =>
    db
      .selectFrom('cargos')
      .select(['id', 'name'])
      .where('organizationId', '=', us)
      .where(among('name', names))
      .execute(),
  cargoType: (db, us, names) =>
    db
      .selectFrom('cargoTypes')
      .select(['id', 'name'])
      .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', us)]))
      .where(among('name', names))
      .execute(),
  location: (db, us, names) =>
    nameableLocations(db, us)
      .select(['locations.id', 'locations.name'])
      .where(among('locations.name', names))
      .execute(),
  contact: (db, us, names) =>
    nameableContacts(db, us).select(['contacts.id', 'contacts.name']).where(among('contacts.name', names)).execute(),
  ownContact: (db, us, names) =>
    db
      .selectFrom('contacts')
      .select(['id', 'name'])
      .where('organizationId', '=', us)
      .where(among('name', names))
      .execute(),
  country: (db, _us, names) => db.selectFrom('countries').select(['id', 'name']).where(among('name', names)).execute(),
};

/** Everything that a file names, in one query a kind. */
export async function lookUp(db: Db, organizationId: string, mentions: Iterable<Mention>): Promise<Names> {
  const found = new Map<NameKind, Map<string, Known[]>>();
  for (const [kind, names] of distinctNames(mentions)) {
    const rows = await LOOK_UPS[kind](db, organizationId, [...names]);
    found.set(
      kind,
      Map.groupBy(rows, ({ name }) => name),
    );
  }
  return found;
}
