import { type Kysely, sql } from 'kysely';

/** The stop of a proof of delivery; null in proofs from phones with an earlier release. */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table order_proofs add column stop_position smallint, add column stop_location_id uuid').execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table order_proofs drop column stop_position, drop column stop_location_id').execute(db);
