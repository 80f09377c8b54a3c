import { type Kysely, sql } from 'kysely';

/**
 * Geofence visits: a state for each vehicle at a location, and the reported events. The bounding box of a geofence
 * finds the few that can contain a position; a degree of latitude has 111,320 m.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create function geofence_box(kind text, latitude double precision, longitude double precision, radius integer, polygon jsonb) returns box
      language sql immutable parallel safe return
        case kind
          when 'circle' then box(
            point(longitude - radius / (111320 * greatest(cos(radians(latitude)), 0.01)), latitude - radius / 111320.0),
            point(longitude + radius / (111320 * greatest(cos(radians(latitude)), 0.01)), latitude + radius / 111320.0))
          else (
            select box(point(min((corner ->> 1)::double precision), min((corner ->> 0)::double precision)), point(max((corner ->> 1)::double precision), max((corner ->> 0)::double precision)))
            from jsonb_array_elements(polygon) as corners (corner))
        end;
    create index locations_geofence on locations using gist (geofence_box(geofence_type, latitude, longitude, geofence_radius, geofence_polygon));

    create table geofence_states (
      vehicle_id uuid not null references vehicles on delete cascade, location_id uuid not null references locations on delete cascade,
      phase text not null check (phase in ('entering', 'inside', 'leaving')), since bigint not null,
      primary key (vehicle_id, location_id)
    );
    create index geofence_states_of_location on geofence_states (location_id);

    create table geofence_events (
      id uuid primary key default gen_random_uuid(),
      vehicle_id uuid not null references vehicles on delete cascade, location_id uuid not null references locations on delete cascade,
      kind text not null check (kind in ('enter', 'leave')), at bigint not null, told_at bigint not null,
      trip_id uuid references trips on delete set null,
      unique (vehicle_id, location_id, kind, at)
    );
    create index geofence_events_newest on geofence_events (at desc, id);
    create index geofence_events_of_vehicle on geofence_events (vehicle_id, at desc, id);
    create index geofence_events_of_location on geofence_events (location_id, at desc, id);
    create index geofence_events_of_trip on geofence_events (trip_id) where trip_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table geofence_events, geofence_states;
    drop index locations_geofence;
    drop function geofence_box;
  `)
    .execute(db);
