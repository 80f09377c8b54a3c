import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Person, PersonKind } from '../person.store.ts';
import type { PersonalTable } from '../register/personal-table.ts';

type Row = Record<string, unknown>;
const PAGE_SIZE = 2_000;

/** Addresses are compared regardless of case, like at sign-in. */
const matches = ({ key, by }: Pick<PersonalTable, 'key' | 'by'>, person: Person) =>
  key === 'email'
    ? sql`lower(${sql.id(by)}) = any(${person.email.map((email) => email.toLowerCase())}::text[])`
    : sql`${sql.id(by)} = any(${person[key]}::uuid[])`;

/** Someone in another organization may have the same email address. */
const ofOrganization = ({ key }: PersonalTable, { organizationId }: Person) =>
  key === 'email' ? sql`organization_id = ${organizationId}` : sql`true`;

const TIMES = ['recorded_at', 'created_at', 'occurred_at'];

/** New rows come last, so that none moves to another page during the export. */
const orderOf = ({ columns }: PersonalTable, keys: readonly string[]) =>
  sql.join([...TIMES.filter((time) => columns.includes(time)), ...keys].map((column) => sql.id(column)));

/** The rows of a table about a person, page by page. @param keys the primary key of the table */
export async function* readRows(
  db: Db,
  table: PersonalTable,
  keys: readonly string[],
  person: Person,
): AsyncGenerator<Row[]> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(page) as row
      from (
        select ${columns}
        from ${sql.table(table.table)}
        where ${matches(table, person)} and ${ofOrganization(table, person)} and ${sql.raw(table.where ?? 'true')}
        order by ${orderOf(table, keys)}
        limit ${PAGE_SIZE} offset ${offset}
      ) page`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PAGE_SIZE) return;
  }
}

/** The primary keys of the records of a table that name a person in a column. */
export async function* readReferences(
  db: Db,
  { table, column, keys }: { table: string; column: string; keys: readonly string[] },
  kind: PersonKind,
  person: Person,
): AsyncGenerator<Row[]> {
  const key = sql.join(keys.map((name) => sql.id(name)));
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(page) as row
      from (
        select ${key}
        from ${sql.table(table)}
        where array[]::uuid[] || ${sql.id(column)} && ${person[kind]}::uuid[]
        order by ${key}
        limit ${PAGE_SIZE} offset ${offset}
      ) page`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PAGE_SIZE) return;
  }
}

/** The columns of the primary key of each table. */
export async function readPrimaryKeys(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; keys: string[] }>`
    select conrelid::regclass::text as "table", array_agg(attname::text order by position) as keys
    from pg_constraint
    cross join unnest(conkey) with ordinality as key (attnum, position)
    join pg_attribute using (attnum)
    where contype = 'p' and attrelid = conrelid and connamespace = 'public'::regnamespace
    group by conrelid`.execute(db);
  return new Map(rows.map(({ table, keys }) => [table, keys]));
}
