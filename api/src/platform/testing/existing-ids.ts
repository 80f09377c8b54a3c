import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ExistingIds } from './arbitrary-values.ts';

/** Path parameters that are named differently from their table: devices are addressed by their vehicle. */
const ALIASES = [{ columnName: 'device_id', tableName: 'vehicles' }];

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads all foreign keys from the database. */
async function listReferences(db: Db): Promise<{ columnName: string; tableName: string }[]> {
  const { rows } = await sql<{ columnName: string; tableName: string }>`
    select distinct a.attname as "columnName", c.confrelid::regclass::text as "tableName"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and a.attname like '%\_id'`.execute(db);
  return rows;
}

const hasColumn = async (db: Db, table: string, column: string) => {
  const { rows } = await sql`
    select 1 from information_schema.columns where table_name = ${table} and column_name = ${column}`.execute(db);
  return rows.length > 0;
};

async function listIds(db: Db, table: string, organizationId: string | undefined): Promise<string[]> {
  const owner = table === 'organizations' ? 'id' : 'organization_id';
  const isOwned = organizationId !== undefined && (await hasColumn(db, table, owner));
  const condition = isOwned ? sql`where ${sql.ref(owner)} = ${organizationId}` : sql``;
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} ${condition} order by id limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lists ids by the field that references them: `orderTypeId`, `orderId`, and without the prefix of the table as well:
 * `shareId` for vehicle shares.
 * @param organizationId limits tables with an owner to this organization
 */
export async function listExistingIds(db: Db, organizationId?: string): Promise<ExistingIds> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(db);
  const primaryKeys = tables.map(({ name }) => ({
    columnName: `${name.replace(/ies$/, 'y').replace(/s$/, '')}_id`,
    tableName: name,
  }));
  const shortNames = primaryKeys.map(({ columnName, tableName }) => ({
    columnName: columnName.replace(/^\w*_(?=\w+_id$)/, ''),
    tableName,
  }));
  const ids: Record<string, string[]> = {};
  for (const { columnName, tableName } of [...primaryKeys, ...ALIASES, ...(await listReferences(db)), ...shortNames])
    ids[toCamelCase(columnName)] ??= await listIds(db, tableName, organizationId);
  return ids;
}
