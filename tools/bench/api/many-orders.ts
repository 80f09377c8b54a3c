import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Seconds between an intermediate drop and the last one. */
const EARLIER = 5_400;

/** Copies the stops of the patterns; two-stop orders get an intermediate drop, so that all have three or more. */
async function addStops(db: Db) {
  const times = (suffix: string) =>
    sql.raw(
      ['arrived_at', 'started_at', 'ended_at', 'departed_at'].map((stamp) => `${stamp} - age${suffix}`).join(', '),
    );
  await sql`
    create table pattern_stops as
    select order_stops.*, max(position) over (partition by order_id) as last_position,
      lag(location_id) over (order by organization_id, order_id, position) as location_on_the_way
    from order_stops join orders on orders.id = order_id where order_id in (select pattern_id from made)
  `.execute(db);
  await sql`
    insert into order_stops (order_id, position, kind, location_id, contact_id, window_from, window_to, handling_minutes, arrived_at, started_at, ended_at, departed_at)
    select made.id, case when position = last_position then greatest(position, 2) else position end,
      kind, location_id, contact_id, window_from - age, window_to - age, handling_minutes, ${times('')}
    from made join pattern_stops on pattern_stops.order_id = made.pattern_id,
      lateral (select (made.n * 613) % 63072000 as age) as aged
  `.execute(db);
  await sql`
    insert into order_stops (order_id, position, kind, location_id, window_from, window_to, handling_minutes, arrived_at, started_at, ended_at, departed_at)
    select made.id, 1, 'drop', location_on_the_way, delivery_from - age - ${sql.lit(EARLIER)}, delivery_to - age - ${sql.lit(EARLIER)}, 20,
      ${times(` - ${EARLIER}`)}
    from made join pattern_stops on pattern_stops.order_id = made.pattern_id join orders on orders.id = made.pattern_id,
      lateral (select (made.n * 613) % 63072000 as age) as aged
    where position = 1 and last_position = 1
  `.execute(db);
  await sql`drop table pattern_stops`.execute(db);
}

/**
 * Adds orders with stops, spread over two years; late ones are marked as delayed, so that no job runs during the
 * bench.
 */
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
  await addStops(db);
  await sql`drop table made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
