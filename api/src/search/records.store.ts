import { type Expression, sql, type SqlBool } from 'kysely';
import type { FoundRecord, RecordKind } from 'shared-contracts/search';
import { type Access, allows } from 'shared-contracts/values/access';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { orderVisibleTo } from '../orders/order-rows.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { ownedBy } from '../platform/scope.ts';
import { containing, searching } from '../platform/search.ts';

/** By a part of the number, so many of a kind; or exactly these. */
type Asked = { text: string; limit: number } | { ids: readonly string[] };
type Row = Omit<FoundRecord, 'kind'>;
type Find = (db: Db, caller: Caller, asked: Asked) => Promise<Row[]>;

const fitting = (asked: Asked, id: string, byText: (text: string) => Expression<SqlBool>): Expression<SqlBool> =>
  'ids' in asked ? sql<SqlBool>`${sql.ref(id)} = any(${asked.ids}::uuid[])` : byText(asked.text);
const most = (asked: Asked) => ('ids' in asked ? asked.ids.length : asked.limit);

const orders: Find = (db, caller, asked) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'reference as hint', 'stage'])
    .where(orderVisibleTo(caller))
    .where(fitting(asked, 'orders.id', (text) => searching(text, 'orders.search')))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most(asked))
    .execute();

const trips: Find = (db, caller, asked) =>
  db
    .selectFrom('trips')
    .select(['id', 'number', 'reference as hint', 'stage'])
    .where(ownedBy(caller, 'trips'))
    .where(fitting(asked, 'trips.id', (text) => searching(text, 'trips.search')))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most(asked))
    .execute();

/** People type plates with and without what stands between their parts. */
function withPlate(text: string): Expression<SqlBool> {
  const bare = text.replaceAll(/[ -]/g, '');
  return bare.length < SEARCH_FROM
    ? sql.lit(false)
    : sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${containing(bare)}`;
}

const vehicles: Find = (db, caller, asked) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicleTypeId')
    .select(['vehicles.id', 'registrationPlate as number', 'vehicleTypes.name as hint', sql<null>`null`.as('stage')])
    .where(ownedBy(caller, 'vehicles'))
    .where(fitting(asked, 'vehicles.id', withPlate))
    .orderBy('registrationPlate')
    .orderBy('vehicles.id')
    .limit(most(asked))
    .execute();

/** Every kind with what opens its page. */
const KINDS: Record<RecordKind, { access: Access; find: Find }> = {
  order: { access: { model: 'order', action: 'read' }, find: orders },
  trip: { access: { model: 'trip', action: 'read' }, find: trips },
  vehicle: { access: { model: 'vehicle', action: 'read' }, find: vehicles },
};

/** Exactly these, of each kind. */
export const byIds = (ids: Partial<Record<RecordKind, readonly string[]>>): Partial<Record<RecordKind, Asked>> =>
  Object.fromEntries(Object.entries(ids).map(([kind, of]) => [kind, { ids: of }]));

export const isRecordKind = (subject: string): subject is RecordKind => subject in KINDS;

/** What the caller may see of all kinds, asked for at once. @param asked for each kind; a kind that is left out is not asked for */
export async function findRecords(
  db: Db,
  caller: Caller,
  asked: Partial<Record<RecordKind, Asked>>,
): Promise<FoundRecord[]> {
  const open = Object.entries(asked).flatMap(([kind, wish]) =>
    isRecordKind(kind) && allows(caller, KINDS[kind].access) ? [{ kind, wish }] : [],
  );
  const found = await Promise.all(
    open.map(async ({ kind, wish }) => (await KINDS[kind].find(db, caller, wish)).map((row) => ({ kind, ...row }))),
  );
  return found.flat();
}
