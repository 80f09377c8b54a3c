import { type Kysely, sql } from 'kysely';

/**
 * Sign-ins, each of which can be ended on the server, and the hashes of their refresh tokens: the current one and the
 * previous one.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table sessions (
      id uuid primary key, user_id uuid not null references users on delete cascade, session_version integer not null,
      refresh_hash text, previous_refresh_hash text, refreshed_at bigint,
      user_agent text not null, address text not null,
      created_at bigint not null, last_used_at bigint not null, ends_at bigint not null
    );
    create index sessions_of_user on sessions (user_id);
    create index sessions_over on sessions (ends_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table sessions`).execute(db);
