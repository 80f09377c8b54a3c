import { type Kysely, sql } from 'kysely';

/**
 * Payments of an invoice that was credited afterwards move to another invoice (`transfer`) or back to the payer
 * (`refund`): a payment with a negative allocation to the credited invoice.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table payments add column kind text not null default 'payment' check (kind in ('payment', 'transfer', 'refund'));
    alter table payment_allocations drop constraint payment_allocations_amount_check;
    alter table payment_allocations add constraint payment_allocations_amount_check check (amount <> 0);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table payments disable trigger payments_stay;
    alter table payment_allocations disable trigger payments_stay;
    alter table payment_reversals disable trigger payments_stay;
    delete from payment_reversals using payments where payments.id = payment_id and kind <> 'payment';
    delete from payment_allocations using payments where payments.id = payment_id and kind <> 'payment';
    delete from payments where kind <> 'payment';
    alter table payments enable trigger payments_stay;
    alter table payment_allocations enable trigger payments_stay;
    alter table payment_reversals enable trigger payments_stay;
    alter table payment_allocations drop constraint payment_allocations_amount_check;
    alter table payment_allocations add constraint payment_allocations_amount_check check (amount > 0);
    alter table payments drop column kind;
  `)
    .execute(db);
