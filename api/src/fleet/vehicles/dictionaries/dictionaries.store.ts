import { type Expression, expressionBuilder, type Insertable, sql, type SqlBool } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import { MAX_SHOWN_NAMES, type Usage } from '../../../network/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { parseSort, paginate } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import type { Dictionary, EntryReference } from './dictionary.rules.ts';

/** Stands in for the tables of all dictionaries. Their additional columns are in `fields` of the dictionary. */
type DictionaryTable = 'vehicleDictionaries';
type Entry = { id: string; revision: number; organizationId: string | null; name: string } & Record<string, unknown>;

const tableOf = ({ table }: Dictionary) => table as DictionaryTable;

function selectFromDictionary(db: Db, dictionary: Dictionary) {
  const rows = db.selectFrom(tableOf(dictionary));
  return dictionary.kind ? rows.where('kind', '=', dictionary.kind) : rows;
}

const selectEntries = (db: Db, dictionary: Dictionary) =>
  selectFromDictionary(db, dictionary)
    .select(['id', 'revision', 'organizationId', ...dictionary.fields] as (
      | 'id'
      | 'revision'
      | 'organizationId'
      | 'name'
    )[])
    .$castTo<Entry>();

/** Matches the entries of the platform and of the caller's organization; root sees all. */
function isVisibleTo(caller: Caller, onlyOwn: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<{ entries: { organizationId: string | null } }, 'entries'>();
  const ofPlatform = eb('organizationId', 'is', null);
  const ofOrganization = eb('organizationId', '=', caller.organizationId);
  if (isRoot(caller)) return onlyOwn ? ofPlatform : eb.lit(true);
  return onlyOwn ? ofOrganization : eb.or([ofPlatform, ofOrganization]);
}

type Query<Column extends string> = Paging & { my?: boolean; sort: Column | `-${Column}` };

export function listEntries(
  db: Db,
  caller: Caller,
  dictionary: Dictionary,
  { search, my = false, sort, ...range }: Query<string>,
) {
  const { column, direction } = parseSort(sort);
  const rows = selectEntries(db, dictionary).where(isVisibleTo(caller, my)).where(matchesSearch(search, 'name'));
  return paginate(rows.orderBy(sql.ref(column), direction).orderBy('name').orderBy('id'), range);
}

const selectVisibleEntry = (db: Db, caller: Caller, dictionary: Dictionary, id: string) =>
  selectEntries(db, dictionary).where(isVisibleTo(caller, false)).where('id', '=', id);

export const findEntry = (db: Db, caller: Caller, dictionary: Dictionary, id: string) =>
  selectVisibleEntry(db, caller, dictionary, id).executeTakeFirst();

export const lockEntry = (tx: Db, caller: Caller, dictionary: Dictionary, id: string) =>
  selectVisibleEntry(tx, caller, dictionary, id).forUpdate().executeTakeFirst();

const NAME_INDEXES = {
  vehicleDictionaries: 'vehicle_dictionaries_name',
  vehicleTypes: 'vehicle_types_name',
  cargoTypes: 'cargo_types_name',
  serviceIntervals: 'service_intervals_name',
} as const;

/** Names are unique per owner, case-insensitively. */
const rethrowDuplicateName =
  ({ table, noun }: Dictionary) =>
  (error: unknown): never => {
    throw isConstraintViolation(error, NAME_INDEXES[table])
      ? invalidField('name', 'alreadyExists', `${noun} with same name already exist`)
      : error;
  };

export function insertEntry(tx: Db, dictionary: Dictionary, organizationId: string | null, input: object) {
  const row = {
    organizationId,
    ...(dictionary.kind && { kind: dictionary.kind }),
    ...input,
  } as Insertable<Tables[DictionaryTable]>;
  return tx
    .insertInto(tableOf(dictionary))
    .values(row)
    .returningAll()
    .$castTo<Entry>()
    .executeTakeFirstOrThrow()
    .catch(rethrowDuplicateName(dictionary));
}

export const updateEntry = (tx: Db, dictionary: Dictionary, id: string, input: { name: string }) =>
  tx
    .updateTable(tableOf(dictionary))
    .set(input)
    .where('id', '=', id)
    .returningAll()
    .$castTo<Entry>()
    .executeTakeFirstOrThrow()
    .catch(rethrowDuplicateName(dictionary));

export const deleteEntry = (tx: Db, dictionary: Dictionary, id: string) =>
  tx.deleteFrom(tableOf(dictionary)).where('id', '=', id).execute();

/** Selects the rows that reference an entry. */
function selectUsages(db: Db, { table, column, through }: EntryReference, id: string) {
  const rows = db.selectFrom(table);
  if (!through) return rows.where(sql.ref<string>(column), '=', id);
  return rows.where(
    'id',
    'in',
    sql<string>`(select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(column)} = ${id})`,
  );
}

async function getUsage(db: Db, reference: EntryReference, id: string): Promise<Usage> {
  const { count } = await selectUsages(db, reference, id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = selectUsages(db, reference, id)
    .select(sql.ref<string>(reference.name).as('name'))
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_SHOWN_NAMES);
  return { noun: reference.noun, count, names: count > 0 ? (await first.execute()).map(({ name }) => name) : [] };
}

/** Counts the records that reference an entry, with the first names of each kind. */
export async function listEntryUsages(db: Db, { references }: Dictionary, id: string): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const reference of references) usages.push(await getUsage(db, reference, id));
  return usages;
}
