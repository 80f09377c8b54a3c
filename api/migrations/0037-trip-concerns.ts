import { type Kysely, sql } from 'kysely';

/** Whose orders are in which trips, and which drivers are on the road, without looking at a row. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index trip_stop_orders_picked on trip_stop_orders (order_id) include (trip_id) where order_position = 0;
    create index trips_running_of_driver on trips (driver_id) where stage in ('started', 'transit');
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop index trip_stop_orders_picked, trips_running_of_driver`).execute(db);
