import { type Kysely, sql } from 'kysely';

/**
 * Weeks and months whose bills are invoiced together. `invoice_bills` has a row for each invoiced version of a bill
 * and for each that waits: its key prevents a version from being on two invoices.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table billing_periods (
      id uuid primary key default gen_random_uuid(),
      of text not null check (of in ('order', 'trip')),
      payer_id uuid not null references organizations, payee_id uuid not null references organizations,
      currency_id uuid not null references currencies, is_self_billed boolean not null,
      cycle text not null check (cycle in ('weekly', 'monthly')), from_day text not null, to_day text not null,
      unique (payer_id, payee_id, of, currency_id, is_self_billed, cycle, from_day)
    );
    create index billing_periods_of_payee on billing_periods (payee_id, from_day);
    alter table invoices alter column bill_id drop not null;
    alter table invoices alter column bill_version drop not null;
    alter table invoices add column billing_period_id uuid references billing_periods;
    alter table invoices add constraint invoices_have_bills check ((bill_id is null) = (billing_period_id is not null));
    alter table bills add column billing_period_id uuid references billing_periods;
    create table invoice_bills (
      bill_id uuid not null references bills, bill_version integer not null,
      billing_period_id uuid references billing_periods, content jsonb, billing_contact jsonb, service_at bigint,
      invoice_id uuid references invoices, position integer,
      primary key (bill_id, bill_version),
      check (invoice_id is not null or (billing_period_id is not null and content is not null))
    );
    create index invoice_bills_of_invoices on invoice_bills (invoice_id);
    create index invoice_bills_waiting on invoice_bills (billing_period_id, service_at) where invoice_id is null;
    insert into invoice_bills (bill_id, bill_version, invoice_id) select bill_id, bill_version, id from invoices where kind = 'invoice';
    create function invoice_bills_add() returns trigger language plpgsql as $$
      begin
        insert into invoice_bills (bill_id, bill_version, invoice_id) values (new.bill_id, new.bill_version, new.id);
        return null;
      end $$;
    create trigger invoice_bills_add after insert on invoices for each row
      when (new.kind = 'invoice' and new.bill_id is not null) execute function invoice_bills_add();
    create function invoice_bills_stay() returns trigger language plpgsql as $$
      begin raise exception 'invoice_bills of an invoice is append-only'; end $$;
    create trigger invoice_bills_stay before update or delete on invoice_bills for each row
      when (old.invoice_id is not null) execute function invoice_bills_stay();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bills drop column billing_period_id;
    drop table invoice_bills;
    drop function invoice_bills_stay;
    drop trigger invoice_bills_add on invoices;
    drop function invoice_bills_add;
    alter table invoices disable trigger invoices_stay;
    delete from invoices where bill_id is null and kind = 'creditNote';
    update bills set invoice_id = null from invoices where invoices.id = bills.invoice_id and invoices.bill_id is null;
    delete from invoices where bill_id is null;
    alter table invoices enable trigger invoices_stay;
    alter table invoices drop constraint invoices_have_bills;
    alter table invoices drop column billing_period_id;
    alter table invoices alter column bill_id set not null;
    alter table invoices alter column bill_version set not null;
    drop table billing_periods;
  `)
    .execute(db);
