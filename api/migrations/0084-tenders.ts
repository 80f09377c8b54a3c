import { type Kysely, sql } from 'kysely';

/** Tenders of saved orders, with the offer to each partner. The winner's price is stored on the order. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table tenders (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      organization_id uuid not null references organizations on delete cascade,
      mode text not null check (mode in ('sequence', 'firstAcceptance', 'bestPrice')),
      state text not null check (state in ('open', 'awarded', 'failed', 'cancelled')),
      step_minutes integer not null check (step_minutes > 0),
      allows_counter boolean not null default false,
      created_by uuid not null references users,
      created_at bigint not null,
      closed_at bigint
    );
    create unique index tenders_open on tenders (order_id) where state = 'open';
    create index tenders_of_order on tenders (order_id, created_at);
    create table tender_offers (
      id uuid primary key default gen_random_uuid(),
      tender_id uuid not null references tenders on delete cascade,
      partner_id uuid not null references organizations on delete cascade,
      contract_id uuid not null references contracts,
      position integer not null,
      state text not null
        check (state in ('waiting', 'offered', 'quoted', 'won', 'declined', 'expired', 'lost', 'withdrawn')),
      price numeric(15, 2),
      quoted_price numeric(15, 2),
      deadline bigint,
      answered_at bigint,
      reason text,
      unique (tender_id, partner_id),
      unique (tender_id, position)
    );
    create index tender_offers_open on tender_offers (partner_id, deadline) where state in ('offered', 'quoted');
    create index tender_offers_by_deadline on tender_offers (deadline) where state in ('offered', 'quoted');
    alter table orders add column agreed_price numeric(15, 2);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders drop column agreed_price;
    drop table tender_offers;
    drop table tenders;
  `)
    .execute(db);
