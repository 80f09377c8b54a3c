import { type Kysely, sql } from 'kysely';

/**
 * Events reported by drivers, identified by a key from their phone, so that none is applied twice; and proofs of
 * delivery.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table driver_events (
      user_id uuid not null references users on delete cascade, key uuid not null,
      trip_id uuid not null references trips on delete cascade, order_id uuid references orders on delete cascade,
      event text not null, occurred_at bigint not null, recorded_at bigint not null,
      primary key (user_id, key)
    );
    create index driver_events_of_trip on driver_events (trip_id, user_id, occurred_at desc);
    create index driver_events_of_order on driver_events (order_id) where order_id is not null;
    create table order_proofs (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations,
      order_id uuid not null references orders on delete cascade, trip_id uuid not null references trips on delete cascade,
      kind text not null check (kind in ('photo', 'signature')), signed_by text check (kind = 'photo' or signed_by is not null),
      file_id uuid not null references files, thumbnail_id uuid references files,
      taken_at bigint not null, created_by uuid not null references users, created_at bigint not null
    );
    create index order_proofs_of_order on order_proofs (order_id, taken_at, id);
    create index order_proofs_of_trip on order_proofs (trip_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table order_proofs, driver_events`).execute(db);
