import { type Kysely, sql } from 'kysely';

/**
 * Sign-in codes for new devices, one for each account and device; unknown logins get a row as well, so that responses
 * don't differ.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table sign_in_codes (
      key text primary key, code_hash text not null, tries integer not null default 0,
      created_at bigint not null, expires_at bigint not null
    );
    create index sign_in_codes_expired on sign_in_codes (expires_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table sign_in_codes`).execute(db);
