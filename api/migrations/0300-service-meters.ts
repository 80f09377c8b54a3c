import { type Kysely, sql } from 'kysely';

/**
 * Services that are also due after kilometres or engine hours: the intervals, and the meter readings when a service
 * was last done. Null in rows of the previous release: then only the days count.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table service_intervals add km integer, add hours integer;
    alter table vehicle_services add odometer double precision, add engine_hours double precision;
    alter table work_orders add odometer double precision, add engine_hours double precision;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table work_orders drop odometer, drop engine_hours;
    alter table vehicle_services drop odometer, drop engine_hours;
    alter table service_intervals drop km, drop hours;
  `)
    .execute(db);
