import { type Kysely, sql } from 'kysely';

/**
 * SAML 2.0 in addition to OpenID Connect: the keys of organizations, the connections of providers, and pending
 * sign-ins.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table identity_providers add column kind text not null default 'oidc';
    create table saml_service_providers (
      organization_id uuid primary key references organizations on delete cascade,
      private_key text not null, certificate text not null, created_at bigint not null
    );
    create table saml_connections (
      provider_id uuid primary key references identity_providers on delete cascade,
      metadata_url text, sso_url text not null, logout_url text, certificates text[] not null,
      wants_signed_response boolean not null, refreshed_at bigint not null
    );
    create table saml_attempts (
      id text primary key,
      provider_id uuid not null references identity_providers on delete cascade,
      origin text not null, path text not null, expires_at bigint not null,
      user_id uuid references users on delete cascade, provider_session_id text
    );
    create index saml_attempts_of_provider on saml_attempts (provider_id);
    create index saml_attempts_of_user on saml_attempts (user_id);
    create index saml_attempts_expired on saml_attempts (expires_at);
    create table saml_assertions (
      provider_id uuid not null references identity_providers on delete cascade,
      assertion_id text not null, expires_at bigint not null,
      primary key (provider_id, assertion_id)
    );
    create index saml_assertions_expired on saml_assertions (expires_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table saml_assertions, saml_attempts, saml_connections, saml_service_providers;
    delete from identity_providers where kind = 'saml';
    alter table identity_providers drop column kind;
  `)
    .execute(db);
