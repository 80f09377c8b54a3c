import { type Kysely, sql } from 'kysely';

/** The arrival that was last announced to those who wait at a stop, and announcements for the next digest of a contact. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw('alter table trip_stops add column announced_eta bigint').execute(db);
  await sql.raw('alter table order_email_entries add column expected jsonb').execute(db);
};

export const down = async (db: Kysely<unknown>) => {
  await sql.raw('alter table order_email_entries drop column expected').execute(db);
  await sql.raw('alter table trip_stops drop column announced_eta').execute(db);
};
