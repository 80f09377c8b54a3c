import { type Kysely, sql } from 'kysely';

/** Organizations, their partnerships, users and rules. Status of organizations: 0 registered, 1 active, 2 blocked; of users: 1 active, 2 blocked. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table organizations (
      id uuid primary key default gen_random_uuid(),
      name text not null, code text not null unique, type text not null check (type in ('5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner')),
      status smallint not null default 1 check (status in (0, 1, 2)),
      registration_id text not null, country_id uuid references countries, currency_id uuid references currencies,
      domain text not null default '', contact_name text not null default '', contact_email text not null default '',
      partner_token uuid not null default gen_random_uuid() unique, logo_id uuid references files,
      host text unique, page_title text, page_favicon_id uuid references files, support_email text,
      created_at bigint not null
    );
    alter table files add constraint files_organization foreign key (organization_id) references organizations on delete cascade;

    create table partnerships (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, partner_id uuid not null references organizations,
      status text not null check (status in ('waitingConfirmation', 'active', 'blocked')), created_at bigint not null,
      check (organization_id <> partner_id)
    );
    create unique index partnerships_once on partnerships (least(organization_id, partner_id), greatest(organization_id, partner_id));
    create index partnerships_of_partner on partnerships (partner_id);

    create table users (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, login text not null, email text not null, password_hash text not null,
      role text not null check (role in ('root', 'admin', 'user')), status smallint not null default 1 check (status in (1, 2)),
      timezone_id uuid not null references timezones, contact_id uuid, language text not null default 'en', is_driver boolean not null default false,
      session_version integer not null default 1, must_change_password boolean not null default false, created_at bigint not null
    );
    create unique index users_login on users (lower(login));
    create unique index users_email on users (lower(email));
    create index users_of_organization on users (organization_id);

    create table user_rules (
      user_id uuid not null references users on delete cascade, model text not null, rule text not null check (rule in ('read', 'write', 'delete')),
      primary key (user_id, model, rule)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table files drop constraint files_organization;
    drop table user_rules, users, partnerships, organizations;
  `)
    .execute(db);
