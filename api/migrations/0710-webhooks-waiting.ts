import { type Kysely, sql } from 'kysely';

/** An index of the waiting messages of one endpoint, in order: each endpoint is processed on its own. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, position)
      where state = 'queued' and due_at is not null
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop index webhook_deliveries_waiting').execute(db);
