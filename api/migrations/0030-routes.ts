import { type Kysely, sql } from 'kysely';

/** Route zones with their details, and routes through locations. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table route_zones (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations, name text not null, colour text not null,
      polygon jsonb not null, area double precision not null check (area > 0), created_at bigint not null
    );
    create index route_zones_by_name on route_zones (organization_id, name, id);
    create index route_zones_by_area on route_zones (organization_id, area, id);
    create index route_zones_newest on route_zones (organization_id, created_at, id);

    create table route_zone_overlaps (
      zone_id uuid not null references route_zones on delete cascade, other_id uuid not null references route_zones on delete cascade,
      share double precision not null, outlines jsonb not null, primary key (zone_id, other_id)
    );
    create index route_zone_overlaps_of_other on route_zone_overlaps (other_id);

    create table routes (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations, name text not null, exclude_tolls boolean not null,
      distance numeric(12, 3) not null, estimated boolean not null, measured_points jsonb not null, created_at bigint not null
    );
    create index routes_by_name on routes (organization_id, name, id);
    create index routes_by_distance on routes (organization_id, distance, id);
    create index routes_newest on routes (organization_id, created_at, id);

    create table route_stops (
      route_id uuid not null references routes on delete cascade, position integer not null, location_id uuid not null references locations, primary key (route_id, position)
    );
    create index route_stops_of_location on route_stops (location_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`drop table route_stops, routes, route_zone_overlaps, route_zones`).execute(db);
