import { type Kysely, sql } from 'kysely';

/**
 * Services that orders request of their contract. A bill uses those of its order until its own are entered, which then
 * count even after all of them are removed.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders add column services jsonb not null default '[]';
    alter table bills add column has_own_services boolean not null default false;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table orders drop column services; alter table bills drop column has_own_services;').execute(db);
