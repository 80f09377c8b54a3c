import { type Kysely, sql } from 'kysely';

/**
 * Codes to reset a password, the last one per address; unknown addresses get a row as well, so that responses don't
 * differ.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table users add column units text not null default 'metric' check (units in ('metric', 'imperial'));

    create table one_time_codes (
      email text primary key, address text not null, user_id uuid references users on delete cascade,
      code_hash text not null, tries integer not null default 0, used_at bigint, expires_at bigint not null, created_at bigint not null,
      position bigserial not null
    );
    create index one_time_codes_of_address on one_time_codes (address, position desc);
    create index one_time_codes_of_user on one_time_codes (user_id);
    create index one_time_codes_expired on one_time_codes (expires_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table one_time_codes;
    alter table users drop column units;
  `)
    .execute(db);
