import { type Kysely, sql } from 'kysely';

/** Keys with which other systems call the API; the timeline names the key of a change. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null, prefix text not null,
      secret_hash text not null unique,
      previous_hash text unique, previous_ends_at bigint,
      rules jsonb not null, networks text[] not null default '{}',
      created_by uuid not null references users, created_at bigint not null, expires_at bigint,
      last_used_at bigint, last_used_from text, revoked_at bigint
    );
    create index api_keys_of_organization on api_keys (organization_id, name);
    alter table timeline_entries add column api_key_id uuid;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table timeline_entries drop column api_key_id; drop table api_keys').execute(db);
