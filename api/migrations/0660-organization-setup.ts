import { type Kysely, sql } from 'kysely';

/** When an organization dismissed its setup steps, in unix seconds. Existing organizations don't need them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table organizations add column setup_dismissed_at bigint;
    update organizations set setup_dismissed_at = created_at;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table organizations drop column setup_dismissed_at;').execute(db);
