import { type Expression, expressionBuilder, type Insertable, sql, type SqlBool } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import { SHOWN_NAMES, type Use } from '../../network/lookups/use.rules.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ordering, paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';
import { isTaken } from '../../platform/violations.ts';
import type { Shelf, User } from './dictionary.rules.ts';

/** What all tables of dictionaries have in common; what more one has is named by the shelf's fields. */
type Plain = 'vehicleDictionaries';
type Entry = { id: string; organizationId: string | null; name: string } & Record<string, unknown>;

const tableOf = ({ table }: Shelf) => table as Plain;

function entries(db: Db, shelf: Shelf) {
  const rows = db.selectFrom(tableOf(shelf));
  return shelf.kind ? rows.where('kind', '=', shelf.kind) : rows;
}

const whole = (db: Db, shelf: Shelf) =>
  entries(db, shelf)
    .select(['id', 'organizationId', ...shelf.fields] as ('id' | 'organizationId' | 'name')[])
    .$castTo<Entry>();

/** The platform's and the caller's own; root sees everybody's. */
function readBy(caller: Caller, isMine: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<{ entries: { organizationId: string | null } }, 'entries'>();
  const [platforms, own] = [eb('organizationId', 'is', null), eb('organizationId', '=', caller.organizationId)];
  if (isRoot(caller)) return isMine ? platforms : eb.lit(true);
  return isMine ? own : eb.or([platforms, own]);
}

type Query<Column extends string> = Paging & { my?: boolean; sort: Column | `-${Column}` };

export function listEntries(
  db: Db,
  caller: Caller,
  shelf: Shelf,
  { search, my = false, sort, ...range }: Query<string>,
) {
  const { column, direction } = ordering(sort);
  const rows = whole(db, shelf).where(readBy(caller, my)).where(searching(search, 'name'));
  return paged(rows.orderBy(sql.ref(column), direction).orderBy('name').orderBy('id'), range);
}

export const lockEntry = (tx: Db, caller: Caller, shelf: Shelf, id: string) =>
  whole(tx, shelf).where(readBy(caller, false)).where('id', '=', id).forUpdate().executeTakeFirst();

const INDEX = {
  vehicleDictionaries: 'vehicle_dictionaries_name',
  vehicleTypes: 'vehicle_types_name',
  cargoTypes: 'cargo_types_name',
  serviceIntervals: 'service_intervals_name',
} as const;

/** A name is there once with each owner, in whatever case. */
const nameTaken =
  ({ table, noun }: Shelf) =>
  (error: unknown): never => {
    throw isTaken(error, INDEX[table])
      ? invalidField('name', 'alreadyExists', `${noun} with same name already exist`)
      : error;
  };

export function insertEntry(tx: Db, shelf: Shelf, organizationId: string | null, input: object) {
  const row = { organizationId, ...(shelf.kind && { kind: shelf.kind }), ...input } as Insertable<Tables[Plain]>;
  return tx
    .insertInto(tableOf(shelf))
    .values(row)
    .returningAll()
    .$castTo<Entry>()
    .executeTakeFirstOrThrow()
    .catch(nameTaken(shelf));
}

export const updateEntry = (tx: Db, shelf: Shelf, id: string, input: { name: string }) =>
  tx
    .updateTable(tableOf(shelf))
    .set(input)
    .where('id', '=', id)
    .returningAll()
    .$castTo<Entry>()
    .executeTakeFirstOrThrow()
    .catch(nameTaken(shelf));

export const deleteEntry = (tx: Db, shelf: Shelf, id: string) =>
  tx.deleteFrom(tableOf(shelf)).where('id', '=', id).execute();

/** Rows that name an entry, themselves or through a table between. */
function using(db: Db, { table, column, through }: User, id: string) {
  const rows = db.selectFrom(table);
  if (!through) return rows.where(sql.ref<string>(column), '=', id);
  return rows.where(
    'id',
    'in',
    sql<string>`(select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(column)} = ${id})`,
  );
}

async function useBy(db: Db, user: User, id: string): Promise<Use> {
  const { count } = await using(db, user, id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = using(db, user, id)
    .select(sql.ref<string>(user.name).as('name'))
    .orderBy('name')
    .orderBy('id')
    .limit(SHOWN_NAMES);
  return { noun: user.noun, count, names: count > 0 ? (await first.execute()).map(({ name }) => name) : [] };
}

/** How many of each name an entry, and the first of them. */
export async function usesOfEntry(db: Db, { uses }: Shelf, id: string): Promise<Use[]> {
  const found: Use[] = [];
  for (const user of uses) found.push(await useBy(db, user, id));
  return found;
}
