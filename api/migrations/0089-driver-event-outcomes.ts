import { type Kysely, sql } from 'kysely';

/**
 * The outcome of a driver's event, for phones that repeat it because they lost the response. Null for events of the
 * previous release, and for proofs.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table driver_events add column stage_outcome text, add column stage text').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table driver_events drop column stage_outcome, drop column stage').execute(db);
