import { type Kysely, sql } from 'kysely';

/** The order that an order was split off from, and the one it was merged into. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders
      add column split_from_id uuid references orders on delete set null,
      add column merged_into_id uuid references orders on delete set null;
    create index orders_split_from on orders (split_from_id) where split_from_id is not null;
    create index orders_merged_into on orders (merged_into_id) where merged_into_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table orders drop column split_from_id, drop column merged_into_id').execute(db);
