import { type Kysely, sql } from 'kysely';

/** Indexes for lists of invoices by their open amount. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index stored_balances_of_payer_by_open on stored_balances (payer_id, open, invoice_id);
    create index stored_balances_of_payee_by_open on stored_balances (payee_id, open, invoice_id);
    create index credit_notes_of_payer on invoices (payer_id, id) where kind = 'creditNote';
    create index credit_notes_of_payee on invoices (payee_id, id) where kind = 'creditNote';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index stored_balances_of_payer_by_open, stored_balances_of_payee_by_open, credit_notes_of_payer, credit_notes_of_payee;
  `)
    .execute(db);
