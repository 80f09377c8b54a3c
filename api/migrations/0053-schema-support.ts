import { type Kysely, sql } from 'kysely';

/**
 * The oldest migration that a release must know to work with this database: one row. An older release refuses to
 * start.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table schema_support (oldest text not null, is_only boolean primary key default true check (is_only));
    insert into schema_support (oldest) values ('');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table schema_support`).execute(db);
