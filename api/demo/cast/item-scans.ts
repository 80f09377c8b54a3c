import { sql } from 'kysely';
import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../src/platform/database/database.ts';
import type { People } from './people.ts';

const ORDERS = 12;

/**
 * Scans of drivers for orders with one pickup and one drop, both completed. Every third order lacks its last item at
 * the drop; a second item was typed in.
 */
export async function itemScans(db: Db, { driver }: People): Promise<void> {
  await sql`
    with scanned as (
      select orders.id, trip_orders.trip_id, row_number() over (order by orders.number, orders.id) as nth
      from orders
        join trip_orders on trip_orders.order_id = orders.id
        join trips on trips.id = trip_orders.trip_id
      where trips.organization_id = (select organization_id from users where id = ${driver.id})
        and (select count(*) from order_stops where order_stops.order_id = orders.id and departed_at is not null) = 2
        and (select count(*) from order_stops where order_stops.order_id = orders.id) = 2
      order by orders.number, orders.id limit ${ORDERS}
    ), items as (
      select order_id, position, max(position) over (partition by order_id) as last from order_cargo_items
    )
    insert into item_scans
      (order_id, stop_position, item, drop_position, trip_id, is_typed, scanned_at, created_by, created_at)
    select scanned.id, order_stops.position, items.position, 1, scanned.trip_id, items.position = 1,
      order_stops.departed_at - ${5 * MINUTE}::bigint, ${driver.id}::uuid, order_stops.departed_at
    from scanned
      join order_stops on order_stops.order_id = scanned.id
      join items on items.order_id = scanned.id
    where not (order_stops.position = 1 and items.position = items.last and scanned.nth % 3 = 0)
    on conflict do nothing`.execute(db);
}
