import { type Kysely, sql } from 'kysely';

/** For Swiss QR-bills: structured addresses, and the payment reference of an invoice. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoice_settings
      add column street text, add column building_number text, add column postal_code text, add column town text;
    alter table invoices add column payment_reference text;
    create index invoices_payment_reference on invoices (payee_id, payment_reference) where payment_reference is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table invoices drop column payment_reference;
    alter table invoice_settings
      drop column town, drop column postal_code, drop column building_number, drop column street;
  `)
    .execute(db);
