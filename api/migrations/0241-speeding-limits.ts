import { type Kysely, sql } from 'kysely';

/** `speed_limit`: where the top speed was reached; null in rows of the previous release. */
export const up = (db: Kysely<unknown>) => sql`alter table speeding_states add speed_limit real`.execute(db);

export const down = (db: Kysely<unknown>) => sql`alter table speeding_states drop speed_limit`.execute(db);
