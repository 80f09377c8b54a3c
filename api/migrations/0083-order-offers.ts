import { type Kysely, sql } from 'kysely';

/** Every offer of an order to a partner with its answer, retained when the order goes to another partner. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table order_offers (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      organization_id uuid not null references organizations on delete cascade,
      partner_id uuid not null references organizations on delete cascade,
      state text not null check (state in ('offered', 'accepted', 'declined', 'expired', 'withdrawn')),
      offered_at bigint not null,
      deadline bigint,
      answered_at bigint,
      reason text
    );
    create index order_offers_of_order on order_offers (order_id, offered_at);
    create index order_offers_of_partner on order_offers (organization_id, partner_id, offered_at);
    create unique index order_offers_open on order_offers (order_id) where state = 'offered';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table order_offers').execute(db);
