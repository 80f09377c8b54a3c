import { type Kysely, sql } from 'kysely';

/** When the vehicle is expected at a stop, and by how many seconds that is after the end of its window. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table trip_stops add eta bigint, add eta_late_by bigint;
      create index trip_stops_expected on trip_stops (trip_id, position) where eta is not null;`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop index trip_stops_expected; alter table trip_stops drop eta, drop eta_late_by').execute(db);
