import { type Kysely, sql } from 'kysely';

/**
 * How long orders were at their stops, and which orders stop at a location, without reading the stops; and orders
 * addressed to a partner, archived or not.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index order_stops_arrived on order_stops (order_id) include (position, arrived_at, departed_at) where arrived_at is not null;
    drop index order_stops_of_location;
    create index order_stops_of_location on order_stops (location_id, order_id, position);
    create index orders_addressed on orders (partner_id) where validated_at is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index orders_addressed, order_stops_of_location, order_stops_arrived;
    create index order_stops_of_location on order_stops (location_id);
  `)
    .execute(db);
