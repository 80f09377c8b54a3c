import { type Kysely, sql } from 'kysely';

/** Lookups, files, timeline, email outbox and counters, used by every feature. Times are unix seconds. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gist;

    create table countries (
      id uuid primary key default gen_random_uuid(),
      name text not null, full_name text not null, short_name text not null unique
    );
    create table currencies (
      id uuid primary key default gen_random_uuid(),
      full_name text not null, short_name text not null unique, sign text not null
    );
    create table timezones (id uuid primary key default gen_random_uuid(), name text not null unique);

    create table files (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, name text not null, mime text not null, bytes integer not null, content bytea not null,
      created_at bigint not null
    );

    create table timeline_entries (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null, subject text not null, subject_id uuid not null,
      event text not null, from_stage text, to_stage text, changes jsonb, reason text,
      user_id uuid, actor_id uuid, occurred_at bigint not null, recorded_at bigint not null, position bigserial not null
    );
    create index timeline_entries_of_subject on timeline_entries (subject, subject_id, position);

    create table mails (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid, recipient text not null, subject text not null, text text not null, html text not null,
      state text not null check (state in ('queued', 'kept', 'sent', 'failed')), attempts integer not null default 0, error text,
      created_at bigint not null, sent_at bigint
    );
    create index mails_newest on mails (created_at desc, id);

    create table sign_in_attempts (key text primary key, failures integer not null, blocked_until bigint not null, last_at bigint not null);

    create table counters (organization_id uuid not null, name text not null, value bigint not null, primary key (organization_id, name));
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`drop table counters, sign_in_attempts, mails, timeline_entries, files, timezones, currencies, countries`)
    .execute(db);
