import { type Kysely, sql } from 'kysely';

/**
 * Immutable invoices of approved bills, with a counter per organization, series and year; and the texts that an
 * organization prints on them.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table invoice_settings (
      organization_id uuid primary key references organizations on delete cascade,
      address text, tax_number text, company_number text, bank_name text, bank_account text, bank_code text,
      payment_term_days integer not null default 30 check (payment_term_days between 0 and 365),
      series text not null default 'INV', number_format text not null default '{series}-{year}-{number}',
      tax_rates jsonb not null default '[]'
    );
    create table invoice_counters (
      organization_id uuid not null references organizations on delete cascade, series text not null, year integer not null,
      last integer not null check (last > 0), primary key (organization_id, series, year)
    );
    create table invoices (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      series text not null, year integer not null, sequence integer not null, number text not null,
      kind text not null check (kind in ('invoice', 'creditNote')),
      bill_id uuid not null references bills, bill_version integer not null,
      payer_id uuid not null references organizations, payee_id uuid not null references organizations,
      issued_at bigint not null, due_at bigint not null, currency text not null,
      net numeric(15, 2) not null, tax numeric(15, 2) not null, total numeric(15, 2) not null,
      content jsonb not null,
      unique (organization_id, series, year, sequence)
    );
    create unique index invoices_of_bills on invoices (bill_id, bill_version) where kind = 'invoice';
    create index invoices_of_payer on invoices (payer_id, issued_at);
    create index invoices_of_payee on invoices (payee_id, issued_at);
    create function invoices_stay() returns trigger language plpgsql as $$ begin raise exception 'invoices is append-only'; end $$;
    create trigger invoices_stay before update or delete on invoices for each row execute function invoices_stay();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table invoices;
    drop function invoices_stay;
    drop table invoice_counters;
    drop table invoice_settings;
  `)
    .execute(db);
