import { sql } from 'kysely';
import { prepareDatabase } from '../prepare.ts';
import type { Db } from './database.ts';
import { isMigrated, migrate, migrateDown } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';

let empty: TestDatabase;
beforeEach(async () => {
  empty = await createTestDatabase('template0');
});
afterEach(() => empty.drop());

type Column = { table: string; column: string; type: string; isNullable: string; default: string | null };

/** Every column of our own tables, as the database knows them. */
async function schemaOf(db: Db) {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type, is_nullable, column_default as default from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db);
  const { rows: constraints } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%' order by 1`.execute(db);
  const { rows: indexes } = await sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return { rows, constraints, indexes: indexes.filter(({ name }) => !name.includes('kysely')) };
}

test('every migration has a way back, and the way forth leads to the same again', async () => {
  const { db } = empty;
  const before = await schemaOf(db);
  expect(before.rows).toEqual([]);
  await migrate(db);
  const there = await schemaOf(db);
  expect(new Set(there.rows.map(({ table }) => table))).toContain('orders');
  expect(await isMigrated(db)).toBe(true);

  await migrateDown(db);
  expect(await schemaOf(db)).toEqual(before);
  expect(await isMigrated(db)).toBe(false);

  await migrate(db);
  expect(await schemaOf(db)).toEqual(there);
});

test('several processes that start at once prepare the database once', async () => {
  const { db } = empty;
  await Promise.all([prepareDatabase(db), prepareDatabase(db), prepareDatabase(db)]);
  expect(await isMigrated(db)).toBe(true);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
