import { type Kysely, sql } from 'kysely';

/** Credit notes, in a separate series, and the invoice of an approved bill. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoice_settings add column credit_note_series text not null default 'CN';
    alter table invoices add column original_id uuid references invoices;
    create unique index credit_notes_of_invoices on invoices (original_id) where original_id is not null;
    alter table bills add column invoice_id uuid references invoices;
    update bills set invoice_id = invoices.id from invoices
      where invoices.bill_id = bills.id and invoices.bill_version = bills.version and bills.state = 'approved';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bills drop column invoice_id;
    drop index credit_notes_of_invoices;
    alter table invoices drop column original_id;
    alter table invoice_settings drop column credit_note_series;
  `)
    .execute(db);
