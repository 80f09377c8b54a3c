import { type Kysely, sql } from 'kysely';

/** Opening hours of a location; null, as for all older locations: always open. */
export const up = (db: Kysely<unknown>) => sql.raw('alter table locations add column opening_hours jsonb').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('alter table locations drop column opening_hours').execute(db);
