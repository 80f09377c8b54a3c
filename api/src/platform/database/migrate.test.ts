import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { prepareDatabase } from '../../prepare-database.ts';
import type { Db } from './database.ts';
import { migrate, migrateDown, LATEST_MIGRATION, getSchemaState } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';

let emptyDatabase: TestDatabase;
let migratedDatabase: TestDatabase;
beforeEach(async () => {
  [emptyDatabase, migratedDatabase] = [await createTestDatabase('template0'), await createTestDatabase()];
});
afterEach(async () => {
  await emptyDatabase.drop();
  await migratedDatabase.drop();
});

type Column = { table: string; column: string; type: string; isNullable: string; default: string | null };

/** All columns, constraints and indexes except Kysely's. */
async function readSchema(db: Db) {
  const { rows: columns } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type, is_nullable, column_default as default
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    order by 1, 2`.execute(db);
  const { rows: constraints } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1`.execute(db);
  const { rows: indexes } = await sql<{ name: string }>`
    select indexdef as name from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return { columns, constraints, indexes: indexes.filter(({ name }) => !name.includes('kysely')) };
}

test('reverts every migration, and migrates to the same schema again', async () => {
  const { db } = emptyDatabase;
  const before = await readSchema(db);
  expect(before.columns).toEqual([]);
  await migrate(db);
  const migrated = await readSchema(db);
  expect(new Set(migrated.columns.map(({ table }) => table))).toContain('orders');
  expect(await getSchemaState(db)).toBe('ok');

  await migrateDown(db);
  expect(await readSchema(db)).toEqual(before);
  expect(await getSchemaState(db)).toBe('migrations missing');

  await migrate(db);
  expect(await readSchema(db)).toEqual(migrated);
});

test('prepares the database once when several processes start at the same time', async () => {
  const { db } = emptyDatabase;
  await Promise.all([prepareDatabase(db), prepareDatabase(db), prepareDatabase(db)]);
  expect(await getSchemaState(db)).toBe('ok');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('accepts the schema of a newer release as long as it supports this one', async () => {
  const { db } = migratedDatabase;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-next', '')`.execute(db);
  expect(await migrate(db)).toBe(false);
  await sql`update schema_support set oldest = '9999-next'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    `The database is of a newer release, which no longer supports this one (${LATEST_MIGRATION}). Start a newer release.`,
  );
  await sql`delete from kysely_migration where name = '0001-platform'`.execute(db);
  await expect(migrate(db)).rejects.toThrow('The database lacks migrations of this release');
});

test('aborts a migration that waits for a locked table, without changes', async () => {
  const { db } = migratedDatabase;
  const { down } = (await import(`../../../migrations/${LATEST_MIGRATION}.ts`)) as Migration;
  await down?.(db);
  await sql`delete from kysely_migration where name = ${LATEST_MIGRATION}`.execute(db);
  const lockHolder = await db.startTransaction().execute();
  await sql`lock table kysely_migration in access exclusive mode`.execute(lockHolder);
  await expect(prepareDatabase(db, { lockTimeoutMs: 50 })).rejects.toThrow(
    'A migration timed out after 0.05 s waiting for a table in use. Nothing was changed. Try again.',
  );
  await lockHolder.rollback().execute();
  await prepareDatabase(db);
  expect(await getSchemaState(db)).toBe('ok');
});
