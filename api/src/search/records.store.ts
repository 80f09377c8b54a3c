import { type Expression, sql, type SqlBool } from 'kysely';
import type { RecordSummary, RecordKind } from 'shared-contracts/search';
import { type Access, hasAccess } from 'shared-contracts/values/identity/access';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { orderVisibleTo, selectShipperCode } from '../orders/public.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';
import { ownedBy } from '../platform/access/owned-by.ts';
import { toLikePattern, matchesSearch } from '../platform/database/search.ts';

/** Records whose number contains a text, up to a limit, or those with exactly these ids. */
type RecordFilter = { text: string; limit: number } | { ids: readonly string[] };
type Row = Omit<RecordSummary, 'kind'>;
type FindRecords = (db: Db, caller: Caller, filter: RecordFilter) => Promise<Row[]>;

const matchesFilter = (
  filter: RecordFilter,
  id: string,
  byText: (text: string) => Expression<SqlBool>,
): Expression<SqlBool> =>
  'ids' in filter ? sql<SqlBool>`${sql.ref(id)} = any(${filter.ids}::uuid[])` : byText(filter.text);
const getLimit = (filter: RecordFilter) => ('ids' in filter ? filter.ids.length : filter.limit);

const findOrders: FindRecords = (db, caller, filter) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'reference as hint', 'stage'])
    .select(selectShipperCode(caller).as('shipperCode'))
    .where(orderVisibleTo(caller))
    .where(matchesFilter(filter, 'orders.id', (text) => matchesSearch(text, 'orders.search')))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(getLimit(filter))
    .execute();

const findTrips: FindRecords = (db, caller, filter) =>
  db
    .selectFrom('trips')
    .select(['id', 'number', 'reference as hint', 'stage'])
    .where(ownedBy(caller, 'trips'))
    .where(matchesFilter(filter, 'trips.id', (text) => matchesSearch(text, 'trips.search')))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(getLimit(filter))
    .execute();

/** Ignores spaces and hyphens, which users type inconsistently. */
function matchesPlate(text: string): Expression<SqlBool> {
  const plateCharacters = text.replaceAll(/[ -]/g, '');
  return plateCharacters.length < MIN_SEARCH_LENGTH
    ? sql.lit(false)
    : sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${toLikePattern(plateCharacters)}`;
}

const findVehicles: FindRecords = (db, caller, filter) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicleTypeId')
    .select(['vehicles.id', 'registrationPlate as number', 'vehicleTypes.name as hint', sql<null>`null`.as('stage')])
    .where(ownedBy(caller, 'vehicles'))
    .where(matchesFilter(filter, 'vehicles.id', matchesPlate))
    .orderBy('registrationPlate')
    .orderBy('vehicles.id')
    .limit(getLimit(filter))
    .execute();

/** The access that opens the page of each kind, and its search. */
const KINDS: Record<RecordKind, { access: Access; find: FindRecords }> = {
  order: { access: { model: 'order', action: 'read' }, find: findOrders },
  trip: { access: { model: 'trip', action: 'read' }, find: findTrips },
  vehicle: { access: { model: 'vehicle', action: 'read' }, find: findVehicles },
};

/** Filters records of each kind by id. */
export const byIds = (ids: Partial<Record<RecordKind, readonly string[]>>): Partial<Record<RecordKind, RecordFilter>> =>
  Object.fromEntries(Object.entries(ids).map(([kind, recordIds]) => [kind, { ids: recordIds }]));

export const isRecordKind = (subject: string): subject is RecordKind => subject in KINDS;

/** Finds records of several kinds that the caller may see. Kinds without a filter are skipped. */
export async function findRecords(
  db: Db,
  caller: Caller,
  filters: Partial<Record<RecordKind, RecordFilter>>,
): Promise<RecordSummary[]> {
  const accessible = Object.entries(filters).flatMap(([kind, filter]) =>
    isRecordKind(kind) && hasAccess(caller, KINDS[kind].access) ? [{ kind, filter }] : [],
  );
  const records = await Promise.all(
    accessible.map(async ({ kind, filter }) =>
      (await KINDS[kind].find(db, caller, filter)).map((row) => ({ kind, ...row })),
    ),
  );
  return records.flat();
}
