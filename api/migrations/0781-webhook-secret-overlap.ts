import { type Kysely, sql } from 'kysely';

/** The previous secret of a webhook, which also signs messages until its overlap ends. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table webhook_endpoints add column previous_secret text, add column previous_secret_ends_at bigint;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table webhook_endpoints drop column previous_secret_ends_at, drop column previous_secret;
  `)
    .execute(db);
