import { type Kysely, sql } from 'kysely';

/** An invoice can be credited in parts, each by a separate credit note. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index credit_notes_of_invoices;
    create index credit_notes_of_invoices on invoices (original_id, issued_at) where original_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoices disable trigger invoices_stay;
    delete from invoices using invoices earlier
      where earlier.original_id = invoices.original_id and (earlier.issued_at, earlier.id) < (invoices.issued_at, invoices.id);
    alter table invoices enable trigger invoices_stay;
    drop index credit_notes_of_invoices;
    create unique index credit_notes_of_invoices on invoices (original_id) where original_id is not null;
  `)
    .execute(db);
