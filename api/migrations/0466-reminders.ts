import { type Kysely, sql } from 'kysely';

/** Reminders of overdue invoices in steps: each step of an invoice once, by the key of `reminders`. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table reminder_settings (
      organization_id uuid primary key references organizations on delete cascade,
      mode text not null check (mode in ('off', 'propose', 'send')), steps jsonb not null default '[]', zone text not null
    );
    create table reminder_pauses (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      partner_id uuid references organizations on delete cascade, invoice_id uuid references invoices,
      reason text not null, created_at bigint not null, created_by uuid references users,
      check ((partner_id is null) <> (invoice_id is null)),
      unique nulls not distinct (organization_id, partner_id, invoice_id)
    );
    create table reminders (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations, payer_id uuid not null references organizations,
      invoice_id uuid not null references invoices, step integer not null check (step > 0),
      text text not null, open numeric(15, 2) not null, fee numeric(15, 2), currency text not null,
      created_at bigint not null, sent_at bigint, sent_to text, sent_by uuid references users,
      unique (invoice_id, step)
    );
    create index reminders_of_organization on reminders (organization_id, created_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table reminders, reminder_pauses, reminder_settings').execute(db);
