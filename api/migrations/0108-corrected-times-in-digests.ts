import { type Kysely, sql } from 'kysely';

/** The corrected times of a stop, for the next digest of a contact. */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table order_email_entries add column corrected jsonb').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table order_email_entries drop column corrected').execute(db);
