import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { prepareDatabase } from '../prepare.ts';
import type { Db } from './database.ts';
import { migrate, migrateDown, NEWEST, schemaState } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';

let empty: TestDatabase;
let prepared: TestDatabase;
beforeEach(async () => {
  [empty, prepared] = [await createTestDatabase('template0'), await createTestDatabase()];
});
afterEach(async () => {
  await empty.drop();
  await prepared.drop();
});

type Column = { table: string; column: string; type: string; isNullable: string; default: string | null };

/** Every column of our own tables, as the database knows them. */
async function schemaOf(db: Db) {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type, is_nullable, column_default as default from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db);
  const { rows: constraints } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%' order by 1`.execute(
    db,
  );
  const { rows: indexes } = await sql<{
    name: string;
  }>`select indexdef as name from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return { rows, constraints, indexes: indexes.filter(({ name }) => !name.includes('kysely')) };
}

test('every migration has a way back, and the way forth leads to the same again', async () => {
  const { db } = empty;
  const before = await schemaOf(db);
  expect(before.rows).toEqual([]);
  await migrate(db);
  const there = await schemaOf(db);
  expect(new Set(there.rows.map(({ table }) => table))).toContain('orders');
  expect(await schemaState(db)).toBe('ok');

  await migrateDown(db);
  expect(await schemaOf(db)).toEqual(before);
  expect(await schemaState(db)).toBe('migrations missing');

  await migrate(db);
  expect(await schemaOf(db)).toEqual(there);
});

test('several processes that start at once prepare the database once', async () => {
  const { db } = empty;
  await Promise.all([prepareDatabase(db), prepareDatabase(db), prepareDatabase(db)]);
  expect(await schemaState(db)).toBe('ok');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('a database of the next release is left as it is, for as long as it supports this one', async () => {
  const { db } = prepared;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-next', '')`.execute(db);
  expect(await migrate(db)).toBe(false);
  await sql`update schema_support set oldest = '9999-next'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    `The database is of a newer release, which supports this one (${NEWEST}) no more: start a newer one.`,
  );
  await sql`delete from kysely_migration where name = '0001-platform'`.execute(db);
  await expect(migrate(db)).rejects.toThrow('The database lacks migrations of this release');
});

test('a migration that has to wait for a table gives up soon, and changes nothing', async () => {
  const { db } = prepared;
  const { down } = (await import(`../../migrations/${NEWEST}.ts`)) as Migration;
  await down?.(db);
  await sql`delete from kysely_migration where name = ${NEWEST}`.execute(db);
  const held = await db.startTransaction().execute();
  await sql`lock table kysely_migration in access exclusive mode`.execute(held);
  await expect(prepareDatabase(db, { lockMs: 50 })).rejects.toThrow(
    'A migration waited 0.05 s for a table that is in use, and changed nothing: try again.',
  );
  await held.rollback().execute();
  await prepareDatabase(db);
  expect(await schemaState(db)).toBe('ok');
});
