import { sql } from 'kysely';
import { createTestDatabase } from '../../platform/testing/databases.ts';
import { type Column, looksPersonal, namesPerson } from './looks-personal.rules.ts';
import { NOT_PERSONAL } from './not-personal.rules.ts';
import { REFERENCES } from './references.rules.ts';
import { PERSONAL_TABLES } from './register.ts';

async function readColumns(): Promise<Column[]> {
  const { db, drop } = await createTestDatabase();
  try {
    const { rows } = await sql<Column>`
      select c.table_name as "table", c.column_name as "column", c.udt_name as "type", referenced.name as "references"
      from information_schema.columns c
      left join lateral (
        select confrelid::regclass::text as name
        from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and conrelid = c.table_name::regclass and attname = c.column_name
        limit 1
      ) referenced on true
      where c.table_schema = 'public'
        and not exists (select from pg_inherits where inhrelid = c.table_name::regclass)`.execute(db);
    return rows;
  } finally {
    await drop();
  }
}

const declared = [
  ...PERSONAL_TABLES.flatMap(({ table, by, columns, secrets = [] }) =>
    [by, ...columns, ...secrets].map((column) => `${table}.${column}`),
  ),
  ...Object.values(REFERENCES).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  ),
];
const notPersonal = Object.values(NOT_PERSONAL).flat();

test('covers every column that looks personal', async () => {
  const unknown = (await readColumns())
    .filter(looksPersonal)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !declared.includes(name) && !notPersonal.includes(name));
  expect(unknown).toEqual([]);
});

test('covers every column that refers to a user, driver or contact', async () => {
  const followed = new Set([
    ...PERSONAL_TABLES.flatMap(({ table, by, columns }) => [by, ...columns].map((column) => `${table}.${column}`)),
    ...declared,
    // A partnership is blocked by an organization.
    'partnerships.blocked_by',
  ]);
  const missed = (await readColumns())
    .filter(namesPerson)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !followed.has(name));
  expect(missed).toEqual([]);
});

test('contains only existing columns, without duplicates', async () => {
  const existing = new Set((await readColumns()).map(({ table, column }) => `${table}.${column}`));
  expect([...declared, ...notPersonal].filter((name) => !existing.has(name))).toEqual([]);
  expect(notPersonal.filter((name, i) => notPersonal.indexOf(name) !== i || declared.includes(name))).toEqual([]);
});

test.each([
  ['backup_email', 'text', null, true],
  ['ip_address', 'text', null, true],
  ['driving_licence', 'text', null, true],
  ['payload', 'jsonb', null, true],
  ['created_by', 'uuid', null, true],
  ['escalate_user_ids', '_uuid', null, true],
  ['checked_by', 'uuid', 'users', true],
  ['order_id', 'uuid', 'orders', false],
  ['description', 'text', null, false],
  ['ships', 'int4', null, false],
])('whether %s of the type %s looks personal', (column, type, references, expected) => {
  expect(looksPersonal({ table: 'things', column, type, references })).toBe(expected);
});
