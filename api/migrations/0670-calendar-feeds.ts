import { type Kysely, sql } from 'kysely';

/** The link by which a calendar reads a user's trips: one per user. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table calendar_feeds (
      user_id uuid primary key references users on delete cascade,
      token_hash text not null unique,
      created_at bigint not null,
      last_read_at bigint
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table calendar_feeds').execute(db);
