import { type Kysely, sql } from 'kysely';

/** Labels that drivers scanned where they loaded and unloaded: by item and drop of an order, once at each stop. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table item_scans (
      order_id uuid not null references orders on delete cascade,
      stop_position integer not null, item integer not null, drop_position integer not null,
      trip_id uuid not null references trips on delete cascade,
      is_typed boolean not null, scanned_at bigint not null,
      created_by uuid not null references users, created_at bigint not null,
      primary key (order_id, stop_position, item, drop_position)
    );
    create index item_scans_of_trip on item_scans (trip_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table item_scans`).execute(db);
