import { type Kysely, sql } from 'kysely';

/** Index-only lookups of the trips of an organization's orders, and of drivers in transit. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index trip_stop_orders_picked on trip_stop_orders (order_id) include (trip_id) where order_position = 0;
    create index trips_running_of_driver on trips (driver_id) where stage in ('started', 'transit');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop index trip_stop_orders_picked, trips_running_of_driver`).execute(db);
