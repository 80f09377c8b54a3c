import { sql } from 'kysely';
import { createBuilders } from '../../../api/demo/builders.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { markLateOrders } from '../api/late.ts';

const TYPES = ['1pl', '3pl', '2pl'] as const;

/** Organizations in addition to those of the demo company. */
async function addOrganizations(db: Db, now: number, count: number) {
  const builders = createBuilders(db, now, 'bench');
  for (let n = 0; n < count; n++)
    await builders.organization({
      type: TYPES[n % TYPES.length],
      name: `Bench ${n}`,
      code: `BENCH${n}`,
      registrationId: `bench ${n}`,
    });
}

const FLEET = 16;

/** A fleet for every company, like that of the demo company. */
async function addVehicles(db: Db) {
  await sql`
    create table made_vehicles as
    with companies as (select id, row_number() over (order by created_at, id) - 1 as n from organizations where type in ('1pl', '2pl', '3pl')),
      patterns as (select id, row_number() over (order by organization_id, registration_plate) - 1 as p from vehicles)
    select gen_random_uuid() as id, companies.id as organization_id, companies.n as company, p, patterns.id as pattern_id from companies, patterns where p < ${sql.lit(FLEET)}
  `.execute(db);
  await sql`create index on made_vehicles (company, p)`.execute(db);
  await sql`
    insert into vehicles (id, organization_id, registration_plate, vin, vehicle_type_id, brand_id, model_id, year, width, height, length, actual_space, effective_space, max_carry_weight, created_at)
    select made.id, made.organization_id, 'BF ' || company || '-' || p, 'MBJ11JV5' || lpad((company * 100 + p)::text, 9, '0'), vehicle_type_id, brand_id, model_id,
      year, width, height, length, actual_space, effective_space, max_carry_weight, 0
    from made_vehicles made join vehicles on vehicles.id = pattern_id`.execute(db);
}

/** Most trips use vehicles of the organization that runs them, every third another one's. */
const vehicleOf = sql`(select id from made_vehicles where company = (partner_n + case made.n % 3 when 0 then 7 else 0 end) % companies and p = made.n % ${sql.lit(FLEET)})`;

/** Approved bills of delivered orders by their senders, and of trips by the organizations that ran them. */
async function addBills(db: Db) {
  const billed = sql`'approved', '{}', (n * 7 % 90000 + 1000)::numeric, (n * 7 % 90000 + 1000)::numeric, 0, now.at from made, lateral (select extract(epoch from now())::bigint as at) as now`;
  const columns = sql`organization_id, currency_id, created_at, state, figures, net, tax_base, vat, approved_at`;
  const currency = sql`(select id from currencies where short_name = 'LKR')`;
  await sql`
    insert into bills (order_id, ${columns}) select made.id, owner_id, ${currency}, now.at, ${billed}
    where exists (select from orders where orders.id = made.id and stage in ('delivered', 'manuallyDelivered', 'incompleteDelivery', 'billed'))`.execute(
    db,
  );
  await sql`
    insert into bills (trip_id, ${columns}) select made.trip_id, partner_id, ${currency}, now.at, ${billed}
    where exists (select from trips where trips.id = made.trip_id and stage in ('completed', 'manualCompleted', 'incomplete', 'billed'))`.execute(
    db,
  );
}

async function copyFreight(db: Db, orders: number) {
  await sql`
    create table made as
    with companies as (select id, row_number() over (order by created_at, id) - 1 as n, count(*) over () as total from organizations where type in ('1pl', '2pl', '3pl')),
      patterns as (select o.id, x.trip_id, row_number() over (order by o.organization_id, o.number) - 1 as n, count(*) over () as total
        from orders o left join trip_stop_orders x on x.order_id = o.id and x.order_position = 0 where o.pickup_from is not null)
    select gen_random_uuid() as id, case when patterns.trip_id is not null then gen_random_uuid() end as trip_id, patterns.id as pattern_id, patterns.trip_id as trip_pattern_id, c.n,
      owner.id as owner_id, partner.id as partner_id, partner.n as partner_n, owner.total as companies, (c.n::bigint * 613) % 63072000 as age
    from generate_series(1, ${sql.lit(orders)}) as c (n) join patterns on patterns.n = (c.n * 7) % patterns.total
      join companies owner on owner.n = c.n % owner.total join companies partner on partner.n = (c.n + 1 + (c.n / 50) % (owner.total - 1)) % owner.total
  `.execute(db);
  await sql`
    insert into orders (id, organization_id, partner_id, number, stage, resume_stage, stage_changed_at, order_type_id, contract_id, operation_id, pickup_from, pickup_to, delivery_from, delivery_to, created_by, created_at, validated_at, loading_minutes, unloading_minutes, last_arrived_at, longest_wait, stands_since)
    select made.id, made.owner_id, made.partner_id, 'B-' || made.n, stage, resume_stage, stage_changed_at - age, order_type_id, contract_id, operation_id,
      pickup_from - age, pickup_to - age, delivery_from - age, delivery_to - age, created_by, created_at - age, validated_at - age, loading_minutes, unloading_minutes, last_arrived_at - age, longest_wait, stands_since - age
    from made join orders on orders.id = made.pattern_id`.execute(db);
  await sql`
    insert into order_stops (order_id, position, location_id, arrived_at, departed_at)
    select made.id, position, location_id, arrived_at - age, departed_at - age from made join order_stops on order_stops.order_id = made.pattern_id`.execute(
    db,
  );
  await sql`
    insert into trips (id, organization_id, number, stage, stage_changed_at, vehicle_id, billing_partner_id, route_zone_id, pick_at, drop_at, created_by, created_at)
    select made.trip_id, made.partner_id, 'BT-' || made.n, stage, stage_changed_at, ${vehicleOf}, made.owner_id, route_zone_id, pick_at - age, drop_at - age, created_by, created_at - age
    from made join trips on trips.id = made.trip_pattern_id`.execute(db);
  await sql`insert into trip_orders (trip_id, order_id, is_live) select trip_id, id, false from made where trip_id is not null`.execute(
    db,
  );
  await sql`insert into trip_stops (trip_id, position, location_id) select made.trip_id, s.position, s.location_id from made join order_stops s on s.order_id = made.pattern_id where made.trip_id is not null`.execute(
    db,
  );
  await sql`insert into trip_stop_orders (trip_id, position, order_id, order_position) select made.trip_id, s.position, made.id, s.position from made join order_stops s on s.order_id = made.pattern_id where made.trip_id is not null`.execute(
    db,
  );
  await addBills(db);
  await markLateOrders(db);
  await sql`drop table made, made_vehicles`.execute(db);
}

/**
 * Orders and trips of many organizations over two years: each order belongs to one and is sent to another, which runs
 * its trip. Stages, windows and stop times follow the demo company's.
 */
export async function addFreight(
  db: Db,
  now: number,
  { organizations, orders }: { organizations: number; orders: number },
) {
  const { count } = await db
    .selectFrom('organizations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', 'in', [...TYPES])
    .executeTakeFirstOrThrow();
  await addOrganizations(db, now, organizations - count);
  await addVehicles(db);
  await db.connection().execute(async (connection) => {
    // The copied rows are complete: foreign keys and triggers are disabled.
    await sql`set session_replication_role = replica`.execute(connection);
    await copyFreight(connection, orders);
    await sql`set session_replication_role = default`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
}
