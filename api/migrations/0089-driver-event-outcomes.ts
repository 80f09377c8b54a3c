import { type Kysely, sql } from 'kysely';

/**
 * What a driver's event did, for phones that send it again because they lost the answer. Null for events of the release
 * before, and for proofs.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table driver_events add column stage_outcome text, add column stage text').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table driver_events drop column stage_outcome, drop column stage').execute(db);
