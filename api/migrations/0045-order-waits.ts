import { type Kysely, sql } from 'kysely';

/**
 * Facts of an order from its stops, maintained by triggers, so that queries over many orders needn't read the stops:
 * when it reached its last drop, and the longest stay at a stop in minutes, 2^31-1 while it is at one. Trips by the
 * owner of their vehicle and by the paid partner.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table orders add column last_arrived_at bigint, add column longest_wait integer;

    create function note_waits() returns trigger language plpgsql as $$
    begin
      select max(arrived_at) filter (where position > 0 and position = last),
        max(case when departed_at is null and new.stage in ('started', 'arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation', 'unloading', 'delayed') then 2147483647
          else least(2147483646, greatest(0, (coalesce(departed_at, new.stage_changed_at) - greatest(arrived_at, case position when 0 then new.pickup_from else new.delivery_from end)) / 60)) end)
          filter (where arrived_at is not null)
      into new.last_arrived_at, new.longest_wait
      from (select position, arrived_at, departed_at, max(position) over () as last from order_stops where order_id = new.id) stops;
      return new;
    end $$;
    create trigger orders_note_waits before update of stage, stage_changed_at, pickup_from, delivery_from, longest_wait on orders for each row execute function note_waits();

    create function tell_waits() returns trigger language plpgsql as $$
    declare stop order_stops := coalesce(new, old);
    begin
      update orders set longest_wait = null where id = stop.order_id and (stop.arrived_at is not null or longest_wait is not null);
      return null;
    end $$;
    create trigger order_stops_tell_waits after insert or delete or update of position, arrived_at, departed_at on order_stops for each row execute function tell_waits();

    update orders set longest_wait = null where exists (select from order_stops where order_id = orders.id and arrived_at is not null);

    create index trips_of_vehicle_by_begin on trips (vehicle_id, pick_at) include (stage, is_archived, id) where vehicle_id is not null and pick_at is not null;
    create index trips_of_partner_by_begin on trips (billing_partner_id, pick_at) include (stage, is_archived, id) where billing_partner_id is not null and pick_at is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index trips_of_partner_by_begin, trips_of_vehicle_by_begin;
    drop trigger order_stops_tell_waits on order_stops;
    drop function tell_waits();
    drop trigger orders_note_waits on orders;
    drop function note_waits();
    alter table orders drop column longest_wait, drop column last_arrived_at;
  `)
    .execute(db);
