import { type Kysely, sql } from 'kysely';

/** Imports and the result of each row of their files. A row's input is deleted once it is saved. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table imports (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations, user_id uuid not null references users, actor_id uuid references users,
      subject text not null check (subject in ('order', 'cargo', 'location')), file_name text not null, digest text not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'finished')), total integer not null, created_at bigint not null, finished_at bigint
    );
    create index imports_newest on imports (organization_id, subject, created_at desc, id);

    create table import_rows (
      import_id uuid not null references imports on delete cascade, row integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'created', 'failed')), input jsonb, record_id uuid, record_name text, problems jsonb, primary key (import_id, row)
    );
    create index import_rows_of_state on import_rows (import_id, state, row);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table import_rows, imports`).execute(db);
