import { type Kysely, sql } from 'kysely';

/**
 * Reports of trackers besides the position. `is_coarse`: inaccurate or doubted by the tracker; `alive_at`: when it
 * last reported without a position. The previous release neither reads nor writes them.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table positions add column is_coarse boolean not null default false, add column accuracy real,
      add column tracker_state jsonb;
    alter table last_positions add column is_coarse boolean not null default false, add column accuracy real,
      add column tracker_state jsonb, add column alive_at bigint;
    alter table vehicles add column tracking_app text;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table vehicles drop column tracking_app;
    alter table last_positions drop column is_coarse, drop column accuracy, drop column tracker_state, drop column alive_at;
    alter table positions drop column is_coarse, drop column accuracy, drop column tracker_state;
  `)
    .execute(db);
