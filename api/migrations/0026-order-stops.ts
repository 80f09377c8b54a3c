import { type Kysely, sql } from 'kysely';

/**
 * When an order reached, worked at and left each of its stops, the delivered quantities of its cargo, and the deadline
 * for which it was last marked late. `inferred`: times that nobody reported. Free minutes and rates per hour by
 * contract; `standard` applies to categories without terms.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table order_stops
      add column arrived_at bigint, add column started_at bigint, add column ended_at bigint, add column departed_at bigint,
      add column inferred text[] not null default '{}' check (inferred <@ '{arrivedAt,startedAt,endedAt,departedAt}');
    alter table order_cargo_items
      add column delivered_quantity integer check (delivered_quantity between 0 and quantity), add column shortage_reason text;
    alter table orders add column delayed_for bigint, add column archived_at bigint;

    create table contract_delay_terms (
      contract_id uuid not null references contracts on delete cascade,
      category text not null check (category in ('standard', 'loading', 'unloading', 'transit')),
      free_minutes integer not null check (free_minutes >= 0), hourly_rate numeric(15, 2) not null check (hourly_rate >= 0), primary key (contract_id, category)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table contract_delay_terms;
    alter table orders drop column archived_at, drop column delayed_for;
    alter table order_cargo_items drop column shortage_reason, drop column delivered_quantity;
    alter table order_stops drop column inferred, drop column departed_at, drop column ended_at, drop column started_at, drop column arrived_at;
  `)
    .execute(db);
