import { type Kysely, sql } from 'kysely';

/**
 * The partner's answer to an order, independent of its stage. Null, as for all older orders, if no acceptance is
 * required. `sent_to_partner_id`: the partner to whom the order was last sent, who is notified of a change instead of
 * a new order.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table operations add column acceptance_minutes integer;
    alter table operations add constraint operations_acceptance_minutes check (acceptance_minutes > 0) not valid;
    alter table orders
      add column handshake_state text,
      add column handshake_deadline bigint,
      add column handshake_reason text,
      add column handshake_changed_at bigint,
      add column sent_to_partner_id uuid;
    alter table orders add constraint orders_handshake_state
      check (handshake_state in ('tendered', 'offered', 'accepted', 'declined', 'expired')) not valid;
    create index if not exists orders_offered on orders (partner_id, handshake_deadline) where handshake_state = 'offered';
    create index if not exists orders_offers_by_deadline on orders (handshake_deadline) where handshake_state = 'offered';
    create index if not exists orders_to_plan on orders (partner_id, pickup_from)
      where stage = 'validated' and validated_at is not null and not is_archived;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index orders_to_plan, orders_offers_by_deadline, orders_offered;
    alter table orders drop column handshake_state, drop column handshake_deadline, drop column handshake_reason,
      drop column handshake_changed_at, drop column sent_to_partner_id;
    alter table operations drop column acceptance_minutes;
  `)
    .execute(db);
