import { type Kysely, sql } from 'kysely';

/**
 * Identity providers of organizations, their email domains, and the users who have signed in with them. A domain is
 * unique once it is confirmed, so that nobody blocks it by claiming it first.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table identity_providers (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null, issuer text not null, client_id text not null, client_secret text not null,
      trusts_email boolean not null, creates_users boolean not null,
      default_rules jsonb not null, groups_claim text, group_rules jsonb not null, syncs_rules boolean not null,
      is_enforced boolean not null,
      break_glass_user_id uuid references users on delete set null,
      created_by uuid references users on delete set null,
      created_at bigint not null, revision integer not null default 1
    );
    create index identity_providers_of_organization on identity_providers (organization_id);
    create index identity_providers_break_glass on identity_providers (break_glass_user_id);
    create index identity_providers_created_by on identity_providers (created_by);
    create table identity_provider_domains (
      id uuid primary key default gen_random_uuid(),
      provider_id uuid not null references identity_providers on delete cascade,
      domain text not null, confirmed_at bigint,
      unique (provider_id, domain)
    );
    create unique index identity_provider_domains_confirmed on identity_provider_domains (domain)
      where confirmed_at is not null;
    create table user_identities (
      provider_id uuid not null references identity_providers on delete cascade,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at bigint not null,
      primary key (provider_id, subject), unique (provider_id, user_id)
    );
    create index user_identities_of_user on user_identities (user_id);
    alter table sessions add column identity_provider_id uuid, add column provider_session_id text;
    create index sessions_of_provider on sessions (identity_provider_id, provider_session_id)
      where identity_provider_id is not null;
    create function count_identity_provider_revision() returns trigger language plpgsql as $$
    begin
      update identity_providers set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_identity_provider_revision before insert on timeline_entries for each row
      when (new.subject = 'identityProvider' and new.event <> 'created') execute function count_identity_provider_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_identity_provider_revision on timeline_entries;
    drop function count_identity_provider_revision;
    drop index sessions_of_provider;
    alter table sessions drop column identity_provider_id, drop column provider_session_id;
    drop table user_identities, identity_provider_domains, identity_providers;
  `)
    .execute(db);
