import { type Kysely, sql } from 'kysely';

/** Entered times of a trip; null: derived from its orders. For older trips this is unknown, so their times stay. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table trips add entered_pick_at bigint, add entered_drop_at bigint;
    update trips set entered_pick_at = pick_at, entered_drop_at = drop_at;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`alter table trips drop entered_pick_at, drop entered_drop_at`).execute(db);
