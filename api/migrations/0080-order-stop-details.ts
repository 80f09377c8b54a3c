import { type Kysely, sql } from 'kysely';

/** When a stop opens: its own window, otherwise the order's window for pickups or drops. */
const WINDOW_FROM = `coalesce(window_from, case coalesce(kind, case position when 0 then 'pickup' else 'drop' end)
  when 'pickup' then new.pickup_from else new.delivery_from end)`;

const noteWaits = (windowFrom: string) => `
  create or replace function note_waits() returns trigger language plpgsql as $$
  begin
    select max(arrived_at) filter (where position > 0 and position = last),
      max(case when departed_at is null and is_on_road then 2147483647
        else least(2147483646, greatest(0, (coalesce(departed_at, new.stage_changed_at) - since) / 60)) end)
        filter (where arrived_at is not null),
      min(since) filter (where arrived_at is not null and departed_at is null and is_on_road)
    into new.last_arrived_at, new.longest_wait, new.stands_since
    from (
      select position, arrived_at, departed_at, max(position) over () as last, greatest(arrived_at, ${windowFrom}) as since,
        new.stage in ('started', 'arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation',
          'unloading', 'delayed') as is_on_road
      from order_stops where order_id = new.id
    ) stops;
    return new;
  end $$;`;

/**
 * Details of a stop. Null in all existing stops and in those that the previous release writes: the first stop is the
 * pickup, and windows and minutes are those of the order. `order_stop_items.quantity` null: the remainder that no
 * other pickup or drop names. Such a row exists once its delivery is reported. The two new indexes answer where orders
 * stop and for how long without reading the stops, like those that they replace.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table order_stops
      add column kind text,
      add column window_from bigint,
      add column window_to bigint,
      add column handling_minutes integer,
      add column instructions text,
      add column reference text;
    alter table order_stops add constraint order_stops_kind check (kind in ('pickup', 'drop')) not valid;
    alter table order_stops add constraint order_stops_handling_minutes check (handling_minutes >= 0) not valid;

    create table order_stop_items (
      order_id uuid not null,
      stop_position smallint not null,
      item_position smallint not null,
      quantity integer check (quantity > 0),
      delivered_quantity integer check (delivered_quantity >= 0),
      shortage_reason text,
      primary key (order_id, stop_position, item_position),
      foreign key (order_id, stop_position) references order_stops (order_id, position) on delete cascade,
      foreign key (order_id, item_position) references order_cargo_items (order_id, position) on delete cascade
    );
    create index order_stop_items_of_item on order_stop_items (order_id, item_position);

    create index order_stops_by_location on order_stops (location_id, order_id, position) include (kind);
    create index order_stops_reached on order_stops (order_id)
      include (position, arrived_at, departed_at, kind, window_from) where arrived_at is not null;
    drop index order_stops_of_location, order_stops_arrived;
    ${noteWaits(WINDOW_FROM)}
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    ${noteWaits('case position when 0 then new.pickup_from else new.delivery_from end')}
    drop table order_stop_items;
    create index order_stops_of_location on order_stops (location_id, order_id, position);
    create index order_stops_arrived on order_stops (order_id)
      include (position, arrived_at, departed_at) where arrived_at is not null;
    drop index order_stops_by_location, order_stops_reached;
    alter table order_stops drop column kind, drop column window_from, drop column window_to, drop column handling_minutes,
      drop column instructions, drop column reference;
  `)
    .execute(db);
