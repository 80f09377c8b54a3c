import { type Kysely, sql } from 'kysely';

/** Orders that change vehicle at a hub: the stops there, and the trips before and after. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table order_stops add is_transfer boolean not null default false;
      create table order_transfers (
        id uuid primary key default gen_random_uuid(),
        order_id uuid not null references orders on delete cascade, stop_position smallint not null,
        location_id uuid not null references locations,
        from_trip_id uuid not null references trips on delete cascade,
        to_trip_id uuid not null references trips on delete cascade,
        is_new_trip boolean not null, created_at bigint not null, transferred_at bigint
      );
      create unique index order_transfers_open on order_transfers (order_id) where transferred_at is null;
      create index order_transfers_order on order_transfers (order_id);
      create index order_transfers_location on order_transfers (location_id);
      create index order_transfers_from_trip on order_transfers (from_trip_id);
      create index order_transfers_to_trip on order_transfers (to_trip_id);`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table order_transfers; alter table order_stops drop is_transfer').execute(db);
