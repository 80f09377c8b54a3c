import { type Kysely, sql } from 'kysely';

/**
 * The drop that a link is for; null: the whole order. The position and the location identify it, because an edit of the
 * order replaces its stops.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table tracking_links add column stop_position smallint, add column stop_location_id uuid').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table tracking_links drop column stop_position, drop column stop_location_id').execute(db);
