import { type Kysely, sql } from 'kysely';

/** The expected arrival at a stop, and the seconds by which it is after the end of its window. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table trip_stops add eta bigint, add eta_late_by bigint;
      create index trip_stops_expected on trip_stops (trip_id, position) where eta is not null;`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop index trip_stops_expected; alter table trip_stops drop eta, drop eta_late_by').execute(db);
