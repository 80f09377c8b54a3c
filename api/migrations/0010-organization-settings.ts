import { type Kysely, sql } from 'kysely';

/** Branding, mail server, tokens and pictures of an organization, and pending changes of them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table organizations
      add column accounting_contact text,
      add column login_page_title text, add column login_alert_text text, add column login_image_id uuid references files,
      add column map_token text, add column default_language text, add column app_store_url text, add column play_store_url text,
      add column home_description text, add column home_video text, add column home_links jsonb not null default '[]', add column accent_color text,
      add column smtp_host text, add column smtp_port integer, add column smtp_user text, add column smtp_password text,
      add column show_version boolean not null default true, add column self_registration boolean not null default true,
      add column tracking_token uuid not null default gen_random_uuid() unique,
      add column language text not null default 'en';
    create unique index organizations_registration on organizations (country_id, lower(registration_id));
    create unique index organizations_host on organizations (lower(host));

    create table organization_changes (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade, changes jsonb not null, revision integer not null default 1,
      state text not null default 'pending' check (state in ('pending', 'merged', 'declined', 'withdrawn')), reason text,
      user_id uuid, created_at bigint not null, decided_by uuid, decided_at bigint
    );
    create unique index organization_changes_pending on organization_changes (organization_id) where state = 'pending';

    create table organization_pictures (
      file_id uuid primary key references files on delete cascade,
      organization_id uuid not null references organizations on delete cascade, kind text not null check (kind in ('loginImage', 'favicon')),
      created_at bigint not null
    );
    create index organization_pictures_newest on organization_pictures (organization_id, created_at desc, file_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table organization_pictures, organization_changes;
    drop index organizations_registration, organizations_host;
    alter table organizations
      drop column accounting_contact, drop column login_page_title, drop column login_alert_text, drop column login_image_id, drop column map_token,
      drop column default_language, drop column app_store_url, drop column play_store_url, drop column home_description, drop column home_video,
      drop column home_links, drop column accent_color, drop column smtp_host, drop column smtp_port, drop column smtp_user, drop column smtp_password,
      drop column show_version, drop column self_registration, drop column tracking_token, drop column language;
  `)
    .execute(db);
