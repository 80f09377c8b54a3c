import { type Kysely, sql } from 'kysely';

/** Indexes of the lists of trips: by organization, partner, vehicle, driver and stop. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index trips_newest on trips (organization_id, is_archived, created_at desc, id) include (stage);
    create index trips_by_pick on trips (organization_id, is_archived, pick_at desc nulls last, id);
    create index trips_of_partner on trips (billing_partner_id) where billing_partner_id is not null;
    create index trips_of_driver on trips (driver_id) where driver_id is not null;
    create index trips_of_route_zone on trips (route_zone_id) where route_zone_id is not null;
    create index trips_of_requested_type on trips (requested_vehicle_type_id);
    create index trips_of_contact on trips (billing_contact_id);
    create index trips_of_contract on trips (billing_contract_id);
    create index trip_orders_of_order on trip_orders (order_id);
    create index trip_stops_of_location on trip_stops (location_id);
    create index trip_stop_orders_of_order on trip_stop_orders (order_id);
    create index trip_stop_orders_of_stop on trip_stop_orders (trip_id, position);
    create index trip_notification_contacts_of_contact on trip_notification_contacts (contact_id);
    create index trip_documents_of_trip on trip_documents (trip_id, created_at);
    create index orders_free on orders (organization_id, pickup_from, id) where stage = 'validated';
    create index orders_free_of_partner on orders (partner_id, pickup_from, id) where stage = 'validated';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index trips_newest, trips_by_pick, trips_of_partner, trips_of_driver, trips_of_route_zone, trips_of_requested_type, trips_of_contact, trips_of_contract,
      trip_orders_of_order, trip_stops_of_location, trip_stop_orders_of_order, trip_stop_orders_of_stop, trip_notification_contacts_of_contact, trip_documents_of_trip,
      orders_free, orders_free_of_partner;
  `)
    .execute(db);
