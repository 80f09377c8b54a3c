import { type Kysely, sql } from 'kysely';

/** Users and groups that identity providers keep up to date over SCIM, and the tokens with which they call. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table scim_tokens (
      id uuid primary key default gen_random_uuid(),
      provider_id uuid not null references identity_providers on delete cascade,
      name text not null, prefix text not null,
      secret_hash text not null unique,
      previous_hash text unique, previous_ends_at bigint,
      created_by uuid references users on delete set null,
      created_at bigint not null, expires_at bigint, last_used_at bigint, revoked_at bigint
    );
    create index scim_tokens_of_provider on scim_tokens (provider_id);
    create index scim_tokens_created_by on scim_tokens (created_by);
    create table scim_users (
      provider_id uuid not null references identity_providers on delete cascade,
      user_id uuid not null references users on delete cascade,
      user_name text not null, external_id text, attributes jsonb not null default '{}',
      modified_at bigint not null, removed_at bigint,
      primary key (provider_id, user_id)
    );
    create unique index scim_users_user_name on scim_users (provider_id, lower(user_name)) where removed_at is null;
    create index scim_users_external_id on scim_users (provider_id, external_id);
    create index scim_users_of_user on scim_users (user_id);
    create table scim_groups (
      id uuid primary key default gen_random_uuid(),
      provider_id uuid not null references identity_providers on delete cascade,
      display_name text not null, external_id text,
      created_at bigint not null, modified_at bigint not null
    );
    create unique index scim_groups_display_name on scim_groups (provider_id, lower(display_name));
    create table scim_group_members (
      group_id uuid not null references scim_groups on delete cascade,
      user_id uuid not null references users on delete cascade,
      primary key (group_id, user_id)
    );
    create index scim_group_members_of_user on scim_group_members (user_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table scim_group_members, scim_groups, scim_users, scim_tokens').execute(db);
