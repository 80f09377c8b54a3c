import { type Kysely, sql } from 'kysely';

/**
 * Ongoing conditions of vehicles before they raise an alert: idling, being moved without ignition, being off route.
 * One row per vehicle and kind while it lasts, with where it started.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table alert_conditions (
      vehicle_id uuid not null references vehicles on delete cascade,
      kind text not null,
      since bigint not null,
      latitude double precision not null,
      longitude double precision not null,
      is_raised boolean not null,
      primary key (vehicle_id, kind)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table alert_conditions;
  `)
    .execute(db);
