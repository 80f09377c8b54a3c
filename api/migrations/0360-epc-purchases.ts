import { type Kysely, sql } from 'kysely';

/** Changes related to a record that can't conflict with its edits. */
const APART = [
  ['order', 'makeTrackingLink'],
  ['order', 'revokeTrackingLink'],
  ['order', 'documentAdded'],
  ['order', 'documentRemoved'],
  ['organization', 'epcPurchased'],
  ['vehicle', 'shared'],
  ['vehicle', 'unshared'],
  ['trip', 'reportedLate'],
  ['trip', 'reportedAfterCancellation'],
  ['trip', 'startedEarly'],
  ['trip', 'arrivedFar'],
];
const PAYMENTS = [
  ['organization', 'epcPaid'],
  ['organization', 'epcPurchaseClosed'],
];

const countRevisionsExcept = (events: readonly (readonly string[])[]) => `
    create or replace trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created'
        and (new.subject, new.event) not in (${events.map(([subject, event]) => `('${subject}', '${event}')`).join(', ')})
        and (new.from_stage is not null or (new.to_stage is null and (new.changes - 'stop') <> '{}')))
      execute function count_revision();`;

/** Validating the constraint would read the whole ledger, whose rows all meet the narrower one. */
const constraints = (kinds: readonly string[], withoutTrip: readonly string[]) => {
  const list = (of: readonly string[]) => of.map((kind) => `'${kind}'`).join(', ');
  return `
    alter table epc_entries drop constraint epc_entries_kind_check, drop constraint epc_entries_check;
    alter table epc_entries add constraint epc_entries_kind_check check (kind in (${list(kinds)})) not valid,
      add constraint epc_entries_check check ((kind in (${list(withoutTrip)})) = (trip_id is null)) not valid;`;
};
const TRIP_KINDS = ['reserved', 'activated', 'used', 'returned'];

/**
 * Purchases of trip credits with their invoice and payment, the platform's terms of sale (one row), the numbers of
 * invoices by year, and alerts about credits that are to be sent by email. `buyer`, `seller`: as printed when the
 * invoice was issued. Credits of the ledger expire per purchase and are withdrawn with a purchase that is not paid;
 * neither is written before root sets an expiry or ends a purchase.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table epc_settings (
      id boolean primary key default true check (id),
      seller_name text not null default '', seller_address text not null default '',
      seller_tax_number text not null default '', payment_details text not null default '',
      tax_percentage numeric(5, 2) check (tax_percentage between 0 and 100),
      payment_days integer not null default 14 check (payment_days >= 0),
      counting text not null default 'atOnce' check (counting in ('atOnce', 'whenPaid')),
      expiry_months integer check (expiry_months > 0), warning_days integer not null default 14 check (warning_days >= 0)
    );
    insert into epc_settings default values;
    create table epc_invoice_numbers (year integer primary key, last integer not null);

    create table epc_purchases (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations,
      number text not null unique, state text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled')),
      quantity integer not null check (quantity > 0), unit_price numeric(15, 2) not null, currency text not null,
      tax_percentage numeric(5, 2), buyer jsonb not null, seller jsonb not null,
      user_id uuid, actor_id uuid, created_at bigint not null, due_at bigint not null, expires_at bigint,
      payment_reference text, reason text, decided_by uuid, decided_at bigint,
      check ((state = 'open') = (decided_at is null))
    );
    create index epc_purchases_newest on epc_purchases (organization_id, created_at desc, id);
    create index epc_purchases_expiring on epc_purchases (expires_at) where expires_at is not null;

    alter table epc_entries add column purchase_id uuid references epc_purchases;
    create unique index epc_entries_credited_once on epc_entries (purchase_id, kind) where kind in ('purchased', 'withdrawn');
    create index epc_entries_of_purchases on epc_entries (purchase_id) where purchase_id is not null;
    ${constraints(['purchased', ...TRIP_KINDS, 'expired', 'withdrawn'], ['purchased', 'expired', 'withdrawn'])}

    create table epc_alerts (
      id uuid primary key default gen_random_uuid(), organization_id uuid not null references organizations on delete cascade,
      kind text not null check (kind in ('low', 'expiring')), quantity integer not null,
      purchase_id uuid references epc_purchases, expires_at bigint, created_at bigint not null, sent_at bigint
    );
    create unique index epc_alerts_once on epc_alerts (purchase_id) where kind = 'expiring';
    create index epc_alerts_unsent on epc_alerts (created_at) where sent_at is null;
    ${countRevisionsExcept([...APART, ...PAYMENTS])}
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    ${countRevisionsExcept(APART)}
    ${constraints(['purchased', ...TRIP_KINDS], ['purchased'])}
    drop table epc_alerts;
    alter table epc_entries drop purchase_id;
    drop table epc_purchases, epc_invoice_numbers, epc_settings;
  `)
    .execute(db);
