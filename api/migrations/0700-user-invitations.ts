import { type Kysely, sql } from 'kysely';

/**
 * The latest invitation of a user who hasn't signed in yet. Without a hash its link leads nowhere: it was revoked, or
 * the user signs in with an identity provider, and then it never expires either.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table user_invitations (
      user_id uuid primary key references users on delete cascade,
      token_hash text unique,
      is_revoked boolean not null default false,
      sent_at bigint not null,
      expires_at bigint
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table user_invitations').execute(db);
