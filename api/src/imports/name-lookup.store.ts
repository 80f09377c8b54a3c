import { sql } from 'kysely';
import { selectVisibleContracts } from '../finance/public.ts';
import { selectVehicleTypes } from '../fleet/public.ts';
import { selectActivePartnerIds } from '../identity/public.ts';
import { selectUsableContacts, selectUsableLocations } from '../network/public.ts';
import type { Db } from '../platform/database/database.ts';
import type { NamedRecord, NameReference, NameKind } from './columns.rules.ts';
import { groupNamesByKind, type RecordsByName } from './name-lookup.rules.ts';

type Row = NamedRecord & { name: string };
type FindRecords = (db: Db, organizationId: string, names: readonly string[]) => Promise<Row[]>;

/** Passes all names as one parameter, however many there are. */
const isAmong = (column: string, names: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${names})`;

/** Finds the records that an organization can use, as when a record is created by hand. */
const FINDERS: Record<NameKind, FindRecords> = {
  partner: (db, organizationId, names) =>
    selectActivePartnerIds(db, organizationId)
      .clearSelect()
      .select(['organizations.id', 'organizations.name'])
      .where(isAmong('organizations.name', names))
      .execute(),
  contract: async (db, organizationId, names) => {
    const rows = await selectVisibleContracts(db, organizationId)
      .select(['id', 'name', 'organizationId', 'partnerId'])
      .where(isAmong('name', names))
      .execute();
    return rows.map(({ id, name, ...sides }) => ({
      id,
      name,
      partnerId: sides.organizationId === organizationId ? sides.partnerId : sides.organizationId,
    }));
  },
  operation: (db, organizationId, names) =>
    db
      .selectFrom('operations')
      .select(['id', 'name'])
      .where('organizationId', '=', organizationId)
      .where(isAmong('name', names))
      .execute(),
  orderType: (db, organizationId, names) =>
    db
      .selectFrom('orderTypes')
      .select(['id', 'name'])
      .where('organizationId', '=', organizationId)
      .where(isAmong('name', names))
      .execute(),
  vehicleType: (db, organizationId, names) =>
    selectVehicleTypes(db, organizationId).select(['id', 'name']).where(isAmong('name', names)).execute(),
  cargo: (db, organizationId, names) =>
    db
      .selectFrom('cargos')
      .select(['id', 'name'])
      .where('organizationId', '=', organizationId)
      .where(isAmong('name', names))
      .execute(),
  cargoType: (db, organizationId, names) =>
    db
      .selectFrom('cargoTypes')
      .select(['id', 'name'])
      .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
      .where(isAmong('name', names))
      .execute(),
  location: (db, organizationId, names) =>
    selectUsableLocations(db, organizationId)
      .select(['locations.id', 'locations.name'])
      .where(isAmong('locations.name', names))
      .execute(),
  contact: (db, organizationId, names) =>
    selectUsableContacts(db, organizationId)
      .select(['contacts.id', 'contacts.name'])
      .where(isAmong('contacts.name', names))
      .execute(),
  ownContact: (db, organizationId, names) =>
    db
      .selectFrom('contacts')
      .select(['id', 'name'])
      .where('organizationId', '=', organizationId)
      .where(isAmong('name', names))
      .execute(),
  country: (db, _organizationId, names) =>
    db.selectFrom('countries').select(['id', 'name']).where(isAmong('name', names)).execute(),
};

/** Finds every record that a file refers to with one query per kind. */
export async function findNamedRecords(
  db: Db,
  organizationId: string,
  references: Iterable<NameReference>,
): Promise<RecordsByName> {
  const recordsByName = new Map<NameKind, Map<string, NamedRecord[]>>();
  for (const [kind, names] of groupNamesByKind(references)) {
    const rows = await FINDERS[kind](db, organizationId, [...names]);
    recordsByName.set(
      kind,
      Map.groupBy(rows, ({ name }) => name),
    );
  }
  return recordsByName;
}
