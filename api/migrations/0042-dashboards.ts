import { type Kysely, sql } from 'kysely';

/**
 * Indexes for dashboards, by organization and start: nothing is aggregated in advance, so figures are always current.
 * Incidents of trips, each kind once per trip.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index orders_by_pickup on orders (organization_id, pickup_from) include (stage, is_archived, partner_id, id) where pickup_from is not null;
    create index orders_of_partner_by_pickup on orders (partner_id, pickup_from) include (stage, is_archived, organization_id, id) where validated_at is not null and pickup_from is not null;
    create index trips_by_begin on trips (organization_id, pick_at) include (stage, is_archived, route_zone_id, vehicle_id, billing_partner_id, id) where pick_at is not null;

    create table trip_incidents (
      trip_id uuid not null references trips on delete cascade, kind text not null check (kind in ('routeDeviated', 'unplannedStop')),
      at bigint not null, latitude double precision not null, longitude double precision not null, primary key (trip_id, kind)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`drop table trip_incidents; drop index trips_by_begin, orders_of_partner_by_pickup, orders_by_pickup`)
    .execute(db);
