import { type Kysely, sql } from 'kysely';

/** Indexes to search and sort operations, also by the orders that use them. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index operations_newest on operations (organization_id, created_at, id);
    create index orders_of_operation on orders (operation_id, created_at, number);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop index orders_of_operation, operations_newest`).execute(db);
