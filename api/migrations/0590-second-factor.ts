import { type Kysely, sql } from 'kysely';

/**
 * Second factors of users with their recovery codes, and the short steps of enrolling one or signing in with one.
 * `confirmed_at` of a session: when its user last entered their password in it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table user_factors (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('totp', 'passkey')),
      name text not null,
      secret text, last_step bigint,
      credential_id text unique, public_key text, counter bigint, transports jsonb, rp_id text,
      created_at bigint not null, last_used_at bigint
    );
    create index user_factors_of_user on user_factors (user_id);
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash text not null, used_at bigint,
      primary key (user_id, code_hash)
    );
    create table factor_challenges (
      key text primary key,
      purpose text not null,
      user_id uuid references users on delete cascade,
      device_id text not null, value text not null, details jsonb not null,
      tries integer not null default 0,
      expires_at bigint not null
    );
    create index factor_challenges_of_user on factor_challenges (user_id);
    alter table sessions add column confirmed_at bigint;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table sessions drop column confirmed_at;
    drop table factor_challenges, recovery_codes, user_factors;
  `)
    .execute(db);
