import { type Kysely, sql } from 'kysely';

/**
 * Users who must have a second factor, per organization, and the sources of earlier sign-ins by clients without
 * cookies.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table second_factor_policies (
      organization_id uuid primary key references organizations on delete cascade,
      everyone boolean not null, administrators boolean not null,
      approvers boolean not null, bill_approvers boolean not null
    );
    create table sign_in_sources (
      user_id uuid not null references users on delete cascade,
      source_hash text not null, last_seen_at bigint not null,
      primary key (user_id, source_hash)
    );
    create index sign_in_sources_last_seen on sign_in_sources (last_seen_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table sign_in_sources, second_factor_policies`).execute(db);
