import { type Kysely, sql } from 'kysely';

/**
 * What the driver of a trip and its dispatchers write to each other. `key`: made by the writer, so that a message that
 * a phone sends again is stored once.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table trip_messages (
      id uuid primary key default gen_random_uuid(),
      trip_id uuid not null references trips on delete cascade,
      organization_id uuid not null references organizations,
      key uuid not null,
      text text not null,
      is_from_driver boolean not null,
      created_by uuid not null references users,
      occurred_at bigint not null,
      created_at bigint not null,
      position bigint generated always as identity,
      unique (created_by, key)
    );
    create index trip_messages_of_trip on trip_messages (trip_id, position);
    create index trip_messages_of_organization on trip_messages (organization_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql`drop table trip_messages`.execute(db);
