import { type Kysely, sql } from 'kysely';

/** Facts of an order from its stops; `more`: those besides the last arrival and the longest stay. */
const noteWaits = (into: string, more: string) => `
  create or replace function note_waits() returns trigger language plpgsql as $$
  begin
    select max(arrived_at) filter (where position > 0 and position = last),
      max(case when departed_at is null and is_on_road then 2147483647 else least(2147483646, greatest(0, (coalesce(departed_at, new.stage_changed_at) - since) / 60)) end) filter (where arrived_at is not null)${more}
    into new.last_arrived_at, new.longest_wait${into}
    from (
      select position, arrived_at, departed_at, max(position) over () as last, greatest(arrived_at, case position when 0 then new.pickup_from else new.delivery_from end) as since,
        new.stage in ('started', 'arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation', 'unloading', 'delayed') as is_on_road
      from order_stops where order_id = new.id
    ) stops;
    return new;
  end $$;`;

/**
 * One index covers the columns that dashboards count, another the facts for demurrage of orders that ever stopped, so
 * that queries over all organizations read no rows. The start of an unfinished stay is stored with the longest stay;
 * for orders at a stop now, their next change stores it.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders add column if not exists stands_since bigint;
    ${noteWaits(', new.stands_since', ', min(since) filter (where arrived_at is not null and departed_at is null and is_on_road)')}
    create index if not exists orders_counted on orders (organization_id, pickup_from)
      include (stage, is_archived, partner_id, id, pickup_to, delivery_to, last_arrived_at) where pickup_from is not null;
    create index if not exists orders_that_stood on orders (organization_id, pickup_from)
      include (partner_id, id, contract_id, loading_minutes, unloading_minutes, is_archived, longest_wait, stands_since, stage_changed_at, delivery_from, stage)
      where pickup_from is not null and longest_wait > 0;
    drop index orders_by_pickup;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index orders_by_pickup on orders (organization_id, pickup_from) include (stage, is_archived, partner_id, id) where pickup_from is not null;
    drop index orders_that_stood, orders_counted;
    ${noteWaits('', '')}
    alter table orders drop column stands_since;
  `)
    .execute(db);
