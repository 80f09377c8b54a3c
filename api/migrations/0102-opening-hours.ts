import { type Kysely, sql } from 'kysely';

/** When a location is open; null, as for all locations of the release before: always. */
export const up = (db: Kysely<unknown>) => sql.raw('alter table locations add column opening_hours jsonb').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('alter table locations drop column opening_hours').execute(db);
