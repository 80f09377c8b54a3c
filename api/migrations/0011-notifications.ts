import { type Kysely, sql } from 'kysely';

/** Notifications, and indexes for the timeline of a record and the work of a user. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade, kind text not null, subject_id uuid, values jsonb not null default '{}',
      created_at bigint not null, read_at bigint, position bigserial not null
    );
    create index notifications_newest on notifications (user_id, position desc);
    create index notifications_unread on notifications (user_id, position desc) where read_at is null;
    create index notifications_open on notifications (subject_id, kind) where read_at is null;
    create index notifications_oldest on notifications (created_at);

    alter table trips add column search text generated always as (lower(number || ' ' || coalesce(reference, ''))) stored;
    create index trips_search on trips using gin (search gin_trgm_ops);
    create index vehicles_search on vehicles using gin (translate(registration_plate, ' -', '') gin_trgm_ops);
    create index timeline_entries_of_user on timeline_entries (user_id, recorded_at desc, position desc) where subject in ('order', 'trip', 'vehicle');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index timeline_entries_of_user, vehicles_search;
    alter table trips drop column search;
    drop table notifications;
  `)
    .execute(db);
