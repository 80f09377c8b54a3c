import { type Kysely, sql } from 'kysely';

/**
 * Invoices that payers receive from carriers, with what they were compared with, what both sides wrote about them and what
 * was agreed. A decided one stays.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table carrier_invoices (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, partner_id uuid not null references organizations,
      number text not null, source text not null check (source in ('entered', 'eInvoice')),
      status text not null default 'received'
        check (status in ('received', 'matched', 'differs', 'disputed', 'agreed', 'approved', 'rejected')),
      issued_on text not null, due_on text, from_day text, to_day text, currency text not null,
      net numeric(15, 2) not null, tax numeric(15, 2) not null, total numeric(15, 2) not null,
      comparison jsonb not null, difference numeric(15, 2), violations jsonb not null default '[]',
      disputed_at bigint, agreed jsonb,
      payable_net numeric(15, 2), payable_tax numeric(15, 2), payable_total numeric(15, 2),
      file_id uuid references files, reason text,
      created_by uuid not null references users, created_as uuid references users, created_at bigint not null,
      decided_by uuid references users, decided_as uuid references users, decided_at bigint,
      revision integer not null default 1,
      check ((status = 'approved') = (payable_total is not null)), check ((from_day is null) = (to_day is null))
    );
    create unique index carrier_invoices_once on carrier_invoices (organization_id, partner_id, upper(number));
    create index carrier_invoices_of_payer on carrier_invoices (organization_id, created_at);
    create index carrier_invoices_of_payee on carrier_invoices (partner_id, created_at);
    create table carrier_invoice_lines (
      carrier_invoice_id uuid not null references carrier_invoices on delete cascade, position integer not null,
      reference text, description text, net numeric(15, 2) not null, tax_percentage numeric(7, 4) not null,
      order_id uuid references orders on delete set null, trip_id uuid references trips on delete set null,
      is_manual boolean not null default false,
      primary key (carrier_invoice_id, position), check (order_id is null or trip_id is null)
    );
    create index carrier_invoice_lines_of_order on carrier_invoice_lines (order_id) where order_id is not null;
    create index carrier_invoice_lines_of_trip on carrier_invoice_lines (trip_id) where trip_id is not null;
    create table carrier_invoice_messages (
      id uuid primary key default gen_random_uuid(),
      carrier_invoice_id uuid not null references carrier_invoices on delete cascade,
      organization_id uuid not null references organizations,
      text text not null, proposal jsonb,
      created_by uuid not null references users, created_as uuid references users, created_at bigint not null,
      position bigint generated always as identity
    );
    create index carrier_invoice_messages_of_invoice on carrier_invoice_messages (carrier_invoice_id, position);
    create function carrier_invoices_stay() returns trigger language plpgsql as $$
      begin
        if old.status in ('approved', 'rejected') and (tg_op = 'DELETE' or (to_jsonb(new) - 'revision') <> (to_jsonb(old) - 'revision')) then
          raise exception 'decided carrier invoices stay';
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$;
    create trigger carrier_invoices_stay before update or delete on carrier_invoices
      for each row execute function carrier_invoices_stay();
    create function count_carrier_invoice_revision() returns trigger language plpgsql as $$
    begin
      update carrier_invoices set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_carrier_invoice_revision before insert on timeline_entries for each row
      when (new.subject = 'carrierInvoice' and new.event <> 'received') execute function count_carrier_invoice_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_carrier_invoice_revision on timeline_entries;
    drop function count_carrier_invoice_revision;
    drop table carrier_invoice_messages, carrier_invoice_lines, carrier_invoices;
    drop function carrier_invoices_stay;
  `)
    .execute(db);
