import { type Kysely, sql } from 'kysely';

/**
 * The distance and engine hours of a vehicle according to its track, since tracking started; and corrections by users:
 * the difference to the reading of the tracker or of the track.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table last_positions
      add driven_km double precision not null default 0,
      add running_hours double precision not null default 0;
    create table vehicle_meters (
      vehicle_id uuid primary key references vehicles on delete cascade,
      odometer_source text,
      odometer_offset double precision,
      hours_source text,
      hours_offset double precision
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table vehicle_meters;
    alter table last_positions drop driven_km, drop running_hours;
  `)
    .execute(db);
