import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { KnownIds } from './arbitrary.ts';

/** Paths that name a record by another word than its table's: a device is asked for by its vehicle. */
const OTHER_WORDS = [{ columnName: 'device_id', tableName: 'vehicles' }];

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every column that holds the id of a row, and the table of that row: read from the database, so that nobody keeps a list. */
async function references(db: Db): Promise<{ columnName: string; tableName: string }[]> {
  const { rows } = await sql<{ columnName: string; tableName: string }>`
    select distinct a.attname as "columnName", c.confrelid::regclass::text as "tableName"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and a.attname like '%\_id'`.execute(db);
  return rows;
}

const hasColumn = async (db: Db, table: string, column: string) => {
  const { rows } =
    await sql`select 1 from information_schema.columns where table_name = ${table} and column_name = ${column}`.execute(
      db,
    );
  return rows.length > 0;
};

async function idsIn(db: Db, table: string, organizationId: string | undefined): Promise<string[]> {
  const owner = table === 'organizations' ? 'id' : 'organization_id';
  const isOwned = organizationId !== undefined && (await hasColumn(db, table, owner));
  const whose = isOwned ? sql`where ${sql.ref(owner)} = ${organizationId}` : sql``;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} ${whose} order by id limit 50`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Ids of rows that are there, by the name of the field that holds one: `orderTypeId`, and `orderId` for every table of its own,
 * `shareId` for vehicle shares.
 * @param organizationId of this organization alone, where the table says whose a row is
 */
export async function knownIds(db: Db, organizationId?: string): Promise<KnownIds> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(
    db,
  );
  const own = tables.map(({ name }) => ({
    columnName: `${name.replace(/ies$/, 'y').replace(/s$/, '')}_id`,
    tableName: name,
  }));
  const short = own.map(({ columnName, tableName }) => ({
    columnName: columnName.replace(/^\w*_(?=\w+_id$)/, ''),
    tableName,
  }));
  const found: Record<string, string[]> = {};
  for (const { columnName, tableName } of [...own, ...OTHER_WORDS, ...(await references(db)), ...short])
    found[camel(columnName)] ??= await idsIn(db, tableName, organizationId);
  return found;
}
