import { type Kysely, sql } from 'kysely';

/** Codes to set a new password with, mailed; a row is kept for unknown addresses too, so that nobody can tell. */
export const up = (db: Kysely<unknown>) =>
  sql.raw(`
    alter table users add column units text not null default 'metric' check (units in ('metric', 'imperial'));

    create table one_time_codes (
      id uuid primary key default gen_random_uuid(),
      email text not null, address text not null, user_id uuid references users on delete cascade,
      code_hash text not null, tries integer not null default 0, used_at bigint, expires_at bigint not null, created_at bigint not null
    );
    create index one_time_codes_of_email on one_time_codes (email, created_at desc);
    create index one_time_codes_of_address on one_time_codes (address, created_at desc);
  `).execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`
    drop table one_time_codes;
    alter table users drop column units;
  `).execute(db);
