import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Adds orders with stops, spread over two years; late ones are marked as delayed, so that no job runs meanwhile. */
export async function addOrders(db: Db, count: number) {
  await sql`
    create table made as
    with patterns as (select id, row_number() over (order by organization_id, number) - 1 as n, count(*) over () as total from orders)
    select gen_random_uuid() as id, patterns.id as pattern_id, counted.n
    from generate_series(1, ${sql.lit(count)}) as counted (n) join patterns on patterns.n = counted.n % patterns.total
  `.execute(db);
  await sql`
    insert into orders (
      id, organization_id, partner_id, number, reference, stage, resume_stage, stage_changed_at, order_type_id, contract_id, operation_id,
      pickup_from, pickup_to, delivery_from, delivery_to, predicted_distance, predicted_cost, total_weight, total_space, created_by, created_at, validated_at, is_archived, archived_at, delayed_for
    )
    select
      made.id, organization_id, partner_id, 'B-' || lpad(made.n::text, 6, '0'),
      split_part(reference, '-', 1) || '-' || (made.n % 24 + 2400)::text || '-' || made.n::text,
      stage, resume_stage, stage_changed_at, order_type_id, contract_id, operation_id,
      pickup_from - age, pickup_to - age, delivery_from - age, delivery_to - age,
      predicted_distance, predicted_cost, total_weight, total_space, created_by, created_at - age, validated_at - age, is_old, case when is_old then stage_changed_at - age end,
      case stage when 'started' then pickup_to else delivery_to end - age
    from made join orders on orders.id = made.pattern_id, lateral (select (made.n * 613) % 63072000 as age) as aged,
      lateral (select stage in ('delivered', 'billed', 'cancelled', 'rejected') and made.n % 3 = 0 as is_old) as dated
  `.execute(db);
  await sql`
    insert into order_stops (order_id, position, location_id, contact_id, arrived_at, started_at, ended_at, departed_at)
    select made.id, position, location_id, contact_id, arrived_at - age, started_at - age, ended_at - age, departed_at - age
    from made join order_stops on order_stops.order_id = made.pattern_id, lateral (select (made.n * 613) % 63072000 as age) as aged
  `.execute(db);
  await sql`drop table made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
