import { type Kysely, sql } from 'kysely';

/** The start of what a receiver answered last, for the log of deliveries. */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table webhook_deliveries add column response text').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('alter table webhook_deliveries drop column response').execute(db);
