import { type Kysely, sql } from 'kysely';

/** Trips and the orders they carry; an order is in one live trip only. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table trips (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, number text not null, reference text, stage text not null default 'saved',
      vehicle_id uuid references vehicles, driver_id uuid references drivers, pick_at bigint, drop_at bigint,
      estimated_distance numeric(12, 3), created_by uuid not null references users, created_at bigint not null
    );
    create unique index trips_number on trips (organization_id, number);

    create table trip_orders (
      trip_id uuid not null references trips on delete cascade, order_id uuid not null references orders, is_live boolean not null default true,
      primary key (trip_id, order_id)
    );
    create unique index trip_orders_live on trip_orders (order_id) where is_live;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table trip_orders, trips`).execute(db);
