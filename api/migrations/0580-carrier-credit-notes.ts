import { type Kysely, sql } from 'kysely';

/** Credit notes of carriers, each of one of their invoices, and agreements that the carrier sends one. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table carrier_invoices add column credited_id uuid references carrier_invoices,
      add column expects_credit_note boolean not null default false;
    create index carrier_invoices_of_credited on carrier_invoices (credited_id) where credited_id is not null;
    alter table carrier_invoice_messages add column credit_note boolean not null default false;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table carrier_invoice_messages drop column credit_note;
    drop index carrier_invoices_of_credited;
    alter table carrier_invoices drop column credited_id, drop column expects_credit_note;
  `)
    .execute(db);
