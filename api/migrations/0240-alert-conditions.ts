import { type Kysely, sql } from 'kysely';

/**
 * What lasts before a vehicle is alerted to: idling, being moved without ignition, being off its way. One row per vehicle
 * and kind for as long as it goes on, with where it began.
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
