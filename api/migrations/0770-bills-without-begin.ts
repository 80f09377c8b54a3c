import { type Kysely, sql } from 'kysely';

/** The job that fills the start of old bills finds them, and that none is left, without reading all bills. */
export const up = (db: Kysely<unknown>) =>
  sql`create index bills_without_begin on bills (id) where state = 'approved' and begins_at is null`.execute(db);

export const down = (db: Kysely<unknown>) => sql`drop index bills_without_begin`.execute(db);
