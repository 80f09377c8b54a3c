import { type Kysely, sql } from 'kysely';

/** When a stop was reached before an earlier one of its trip; null if it was not. */
export const up = (db: Kysely<unknown>) => sql.raw('alter table trip_stops add out_of_sequence_at bigint').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('alter table trip_stops drop out_of_sequence_at').execute(db);
