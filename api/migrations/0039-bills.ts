import { type Kysely, sql } from 'kysely';

/**
 * Values edited on the bill of an order or a trip, its status, and its figures once submitted. Without a row: a
 * computed draft.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table bills (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations,
      order_id uuid unique references orders on delete cascade, trip_id uuid unique references trips on delete cascade,
      state text not null default 'draft' check (state in ('draft', 'submitted', 'approved')), revision integer not null default 0,
      billing_contact_id uuid references contacts on delete set null, contract_id uuid references contracts on delete set null,
      actual_distance numeric, extra_charges jsonb not null default '[]', discount numeric not null default 0, vat_percentage numeric,
      partner_id uuid references organizations, figures jsonb, currency_id uuid references currencies on delete set null, net numeric, tax_base numeric, vat numeric, total numeric,
      submitted_by uuid references users, submitted_as uuid references users, submitted_at bigint, approved_by uuid references users, approved_at bigint,
      sent_back_by uuid references users, sent_back_at bigint, sent_back_reason text,
      created_at bigint not null,
      check ((order_id is null) <> (trip_id is null)), check ((state = 'draft') = (figures is null)), check ((state = 'approved') = (approved_at is not null))
    );
    create index bills_waiting on bills (organization_id, submitted_at) where state = 'submitted';
    create index bills_of_partner on bills (partner_id) where partner_id is not null;
    create table bill_documents (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations, bill_id uuid not null references bills on delete cascade,
      file_id uuid not null references files, thumbnail_id uuid references files, created_by uuid not null references users, created_at bigint not null
    );
    create index bill_documents_of_bill on bill_documents (bill_id, created_at, id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table bill_documents, bills`).execute(db);
