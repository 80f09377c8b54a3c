import { type Kysely, sql } from 'kysely';

/**
 * The balances of invoices as rows, maintained by triggers, also for writes of the previous release. The view
 * `invoice_balances` computes the same. From `moved_at` on, the open amount is `open`.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table stored_balances (
      invoice_id uuid primary key references invoices on delete cascade,
      payer_id uuid not null, payee_id uuid not null,
      due_at bigint not null, total numeric(15, 2) not null,
      paid numeric(15, 2) not null default 0, credited numeric(15, 2) not null default 0,
      open numeric(15, 2) not null generated always as (total - paid - credited) stored,
      moved_at bigint not null
    );
    create function stored_balances_add() returns trigger language plpgsql as $$
      begin
        if new.kind = 'invoice' then
          insert into stored_balances (invoice_id, payer_id, payee_id, due_at, total, moved_at)
            values (new.id, new.payer_id, new.payee_id, new.due_at, new.total, new.issued_at);
        else
          update stored_balances set credited = credited + new.total, moved_at = greatest(moved_at, new.issued_at)
            where invoice_id = new.original_id;
        end if;
        return null;
      end $$;
    create function stored_balances_pay() returns trigger language plpgsql as $$
      begin
        update stored_balances set paid = paid + new.amount, moved_at = greatest(moved_at, payments.paid_at)
          from payments
          where invoice_id = new.invoice_id and payments.id = new.payment_id
            and not exists (select from payment_reversals where payment_reversals.payment_id = new.payment_id);
        return null;
      end $$;
    create function stored_balances_take_back() returns trigger language plpgsql as $$
      begin
        update stored_balances set paid = paid - payment_allocations.amount
          from payment_allocations
          where payment_allocations.payment_id = new.payment_id and stored_balances.invoice_id = payment_allocations.invoice_id;
        return null;
      end $$;
    create trigger stored_balances_add after insert on invoices for each row execute function stored_balances_add();
    create trigger stored_balances_pay after insert on payment_allocations for each row execute function stored_balances_pay();
    create trigger stored_balances_take_back after insert on payment_reversals
      for each row execute function stored_balances_take_back();
    with paid as (
      select invoice_id, sum(payment_allocations.amount) as amount, max(paid_at) as last_at
      from payment_allocations join payments on payments.id = payment_id
      where not exists (select from payment_reversals where payment_reversals.payment_id = payments.id)
      group by invoice_id
    ), credited as (
      select original_id, sum(total) as amount, max(issued_at) as last_at from invoices
      where original_id is not null group by original_id
    )
    insert into stored_balances (invoice_id, payer_id, payee_id, due_at, total, paid, credited, moved_at)
      select invoices.id, payer_id, payee_id, due_at, total, coalesce(paid.amount, 0), coalesce(credited.amount, 0),
        greatest(issued_at, paid.last_at, credited.last_at)
      from invoices
      left join paid on paid.invoice_id = invoices.id
      left join credited on credited.original_id = invoices.id
      where kind = 'invoice';
    create index open_balances_of_payer on stored_balances (payer_id, due_at) where open <> 0;
    create index open_balances_of_payee on stored_balances (payee_id, due_at) where open <> 0;
    create index stored_balances_of_payer on stored_balances (payer_id, moved_at);
    create index stored_balances_of_payee on stored_balances (payee_id, moved_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger stored_balances_take_back on payment_reversals;
    drop trigger stored_balances_pay on payment_allocations;
    drop trigger stored_balances_add on invoices;
    drop function stored_balances_add, stored_balances_pay, stored_balances_take_back;
    drop table stored_balances;
  `)
    .execute(db);
