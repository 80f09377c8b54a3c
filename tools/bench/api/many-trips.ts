import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Adds active trips with stops and orders, spread over two years and over the demo organizations. */
export async function addTrips(db: Db, count: number) {
  await sql`
    create table made as
    with patterns as (select id, row_number() over (order by number, organization_id) - 1 as n, count(*) over () as total from trips where id in (select trip_id from trip_stop_orders))
    select gen_random_uuid() as id, patterns.id as pattern_id, counted.n, (counted.n * 613) % 63072000 as age
    from generate_series(1, ${sql.lit(count)}) as counted (n) join patterns on patterns.n = counted.n % patterns.total
  `.execute(db);
  await sql`
    create table made_orders as
    select gen_random_uuid() as id, order_id as pattern_id, made.id as trip_id, age, row_number() over () as n
    from made join (select distinct trip_id, order_id from trip_stop_orders) as carried on carried.trip_id = made.pattern_id
  `.execute(db);
  await sql`
    insert into orders (
      id, organization_id, partner_id, number, reference, stage, resume_stage, stage_changed_at, order_type_id, contract_id, operation_id,
      pickup_from, pickup_to, delivery_from, delivery_to, predicted_distance, predicted_cost, total_weight, total_space, created_by, created_at, validated_at
    )
    select
      made.id, organization_id, partner_id, 'B-' || lpad(made.n::text, 6, '0'), reference, stage, resume_stage, stage_changed_at, order_type_id, contract_id, operation_id,
      pickup_from - age, pickup_to - age, delivery_from - age, delivery_to - age, predicted_distance, predicted_cost, total_weight, total_space, created_by, created_at - age, validated_at - age
    from made_orders made join orders on orders.id = made.pattern_id
  `.execute(db);
  await sql`
    insert into order_stops (order_id, position, location_id, contact_id)
    select made.id, position, location_id, contact_id from made_orders made join order_stops on order_stops.order_id = made.pattern_id
  `.execute(db);
  await sql`
    insert into trips (
      id, organization_id, number, reference, stage, stage_changed_at, requested_vehicle_type_id, vehicle_id, driver_id, billing_contact_id, billing_contract_id, billing_partner_id,
      route_zone_id, is_backhaul, pick_at, drop_at, total_space, total_weight, estimated_distance, is_distance_estimated, created_by, created_at
    )
    select
      made.id, organization_id, 'BT-' || lpad(made.n::text, 6, '0'), 'LOAD ' || (made.n % 24 + 2400) || '-' || made.n, stage, stage_changed_at, requested_vehicle_type_id, vehicle_id, driver_id,
      billing_contact_id, billing_contract_id, billing_partner_id, route_zone_id, is_backhaul, pick_at - age, drop_at - age, total_space, total_weight, estimated_distance, is_distance_estimated,
      created_by, created_at - age
    from made join trips on trips.id = made.pattern_id
  `.execute(db);
  await sql`insert into trip_orders (trip_id, order_id, is_live) select made.trip_id, made.id, is_live from made_orders made join made as trip on trip.id = made.trip_id join trip_orders o on o.trip_id = trip.pattern_id and o.order_id = made.pattern_id`.execute(
    db,
  );
  await sql`insert into trip_stops (trip_id, position, location_id, contact_id, planned_at) select made.id, position, location_id, contact_id, planned_at - age from made join trip_stops s on s.trip_id = made.pattern_id`.execute(
    db,
  );
  await sql`
    insert into trip_stop_orders (trip_id, position, order_id, order_position)
    select trip.id, position, made.id, order_position
    from made as trip join trip_stop_orders x on x.trip_id = trip.pattern_id join made_orders made on made.trip_id = trip.id and made.pattern_id = x.order_id
  `.execute(db);
  await sql`drop table made, made_orders`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
