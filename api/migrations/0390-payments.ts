import { type Kysely, sql } from 'kysely';

/**
 * Immutable payments of invoices: one that was recorded by mistake is reversed. The open amount of an invoice follows
 * from them and from its credit notes.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, payer_id uuid not null references organizations,
      paid_at bigint not null, amount numeric(15, 2) not null check (amount > 0), currency text not null,
      method text not null check (method in ('bankTransfer', 'directDebit', 'card', 'cheque', 'cash', 'other')),
      reference text, note text,
      recorded_by uuid not null references users, recorded_as uuid references users, recorded_at bigint not null
    );
    create index payments_of_payee on payments (organization_id, paid_at);
    create index payments_of_payer on payments (payer_id, paid_at);
    create table payment_allocations (
      payment_id uuid not null references payments, invoice_id uuid not null references invoices,
      amount numeric(15, 2) not null check (amount > 0), primary key (payment_id, invoice_id)
    );
    create index payment_allocations_of_invoices on payment_allocations (invoice_id);
    create table payment_reversals (
      payment_id uuid primary key references payments, reason text not null,
      reversed_by uuid not null references users, reversed_as uuid references users, reversed_at bigint not null
    );
    create index bills_of_invoices on bills (invoice_id) where invoice_id is not null;
    create function payments_stay() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$;
    create trigger payments_stay before update or delete on payments for each row execute function payments_stay();
    create trigger payments_stay before update or delete on payment_allocations for each row execute function payments_stay();
    create trigger payments_stay before update or delete on payment_reversals for each row execute function payments_stay();
    create view invoice_balances as
      select invoices.id as invoice_id, invoices.total, received.paid, reversed.credited,
        (invoices.total - received.paid - reversed.credited)::numeric(15, 2) as open
      from invoices
      cross join lateral (
        select coalesce(sum(amount), 0)::numeric(15, 2) as paid from payment_allocations
        where invoice_id = invoices.id
          and not exists (select from payment_reversals where payment_reversals.payment_id = payment_allocations.payment_id)
      ) received
      cross join lateral (
        select coalesce(sum(notes.total), 0)::numeric(15, 2) as credited from invoices notes where notes.original_id = invoices.id
      ) reversed
      where invoices.kind = 'invoice';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop view invoice_balances;
    drop index bills_of_invoices;
    drop table payment_reversals, payment_allocations, payments;
    drop function payments_stay;
  `)
    .execute(db);
