import { type Kysely, sql } from 'kysely';

/** The length of the breaks and rests that are planned on the way to a stop. */
export const up = (db: Kysely<unknown>) =>
  sql.raw(`alter table trip_stops add column break_minutes integer not null default 0`).execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`alter table trip_stops drop column break_minutes`).execute(db);
