import { type Kysely, sql } from 'kysely';

/** The line of a bank statement that a payment was imported from: each is imported once. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table payments add column import_key text;
    create unique index payments_imported on payments (organization_id, import_key) where import_key is not null;
    create index invoices_by_number on invoices (payee_id, upper(number)) where kind = 'invoice';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index invoices_by_number, payments_imported;
    alter table payments drop column import_key;
  `)
    .execute(db);
