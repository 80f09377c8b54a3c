import { type Kysely, sql } from 'kysely';

/** `cells`: the texts of a row that is not saved, by heading, for the file of failed rows. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table import_rows add cells jsonb;
    create index orders_of_reference on orders (organization_id, lower(reference)) where reference is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index orders_of_reference;
    alter table import_rows drop cells;
  `)
    .execute(db);
