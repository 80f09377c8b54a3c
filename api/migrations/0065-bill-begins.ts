import { type Kysely, sql } from 'kysely';

/**
 * When the order or trip of a bill starts, maintained on the bill by a trigger: the start of an order's pickup window,
 * or a trip's pickup. With it, totals over time only read bills. A job fills it for older bills.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table bills add column begins_at bigint;

    -- The order or trip is held until the bill is there for whoever moves it.
    create function note_bill_begin() returns trigger language plpgsql as $$
    begin
      if new.order_id is not null then
        select pickup_from into new.begins_at from orders where id = new.order_id for share;
      else
        select pick_at into new.begins_at from trips where id = new.trip_id for share;
      end if;
      return new;
    end $$;
    create trigger bills_note_begin before insert or update of state, begins_at on bills for each row execute function note_bill_begin();

    create function tell_bill_begin() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'orders' then update bills set begins_at = null where order_id = new.id;
      else update bills set begins_at = null where trip_id = new.id;
      end if;
      return null;
    end $$;
    create trigger orders_tell_bill_begin after update of pickup_from on orders for each row when (old.pickup_from is distinct from new.pickup_from) execute function tell_bill_begin();
    create trigger trips_tell_bill_begin after update of pick_at on trips for each row when (old.pick_at is distinct from new.pick_at) execute function tell_bill_begin();

    create index bills_of_orders_by_begin on bills (organization_id, begins_at) include (currency_id, tax_base, order_id) where state = 'approved' and order_id is not null;
    create index bills_of_trips_by_begin on bills (organization_id, begins_at) include (currency_id, tax_base, trip_id) where state = 'approved' and trip_id is not null;
    drop index bills_approved_of_trip, bills_approved_of_order;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index bills_approved_of_order on bills (organization_id, order_id) include (currency_id, tax_base) where state = 'approved' and order_id is not null;
    create index bills_approved_of_trip on bills (organization_id, trip_id) include (currency_id, tax_base) where state = 'approved' and trip_id is not null;
    drop index bills_of_trips_by_begin, bills_of_orders_by_begin;
    drop trigger trips_tell_bill_begin on trips;
    drop trigger orders_tell_bill_begin on orders;
    drop trigger bills_note_begin on bills;
    drop function tell_bill_begin();
    drop function note_bill_begin();
    alter table bills drop column begins_at;
  `)
    .execute(db);
