import { type Kysely, sql } from 'kysely';

/** When an organization dismissed the steps of its set-up, in unix seconds. Those that exist have worked without them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table organizations add column setup_dismissed_at bigint;
    update organizations set setup_dismissed_at = created_at;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table organizations drop column setup_dismissed_at;').execute(db);
