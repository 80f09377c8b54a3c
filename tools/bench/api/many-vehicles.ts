import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';

const DAY = 86_400;
const LENT_EVERY = 20;

/**
 * Adds vehicles to a user's organization, every seventh with its own driver, and a tenth as many to a partner; with
 * trips, most of them completed, shares and unavailabilities, so that each filter excludes some.
 */
export async function addVehicles(db: Db, login: string, count: number) {
  await sql`
    create table made as
    with patterns as (select id, row_number() over (order by organization_id, registration_plate) - 1 as p, count(*) over () as total from vehicles),
      ours as (select organization_id from users where login = ${login}),
      theirs as (select p.organization_id from partnerships p, ours where p.partner_id = ours.organization_id and status = 'active' order by 1 limit 1)
    select gen_random_uuid() as id, gen_random_uuid() as driver_id, patterns.id as pattern_id, n, n <= ${sql.lit(count)} as is_own,
      case when n <= ${sql.lit(count)} then (select organization_id from ours) else (select organization_id from theirs) end as organization_id
    from generate_series(1, ${sql.lit(count + count / LENT_EVERY)}) as counted (n) join patterns on p = n % total
  `.execute(db);
  await sql`insert into drivers (id, organization_id, created_at) select driver_id, organization_id, 0 from made where n % 7 = 0`.execute(
    db,
  );
  await sql`
    insert into vehicles (id, organization_id, registration_plate, vin, vehicle_type_id, brand_id, model_id, year, width, height, length, actual_space, effective_space, max_carry_weight, driver_id, is_active, created_at)
    select made.id, made.organization_id, (array['WP', 'CP', 'SP', 'NW'])[1 + n % 4] || ' B' || chr(65 + n % 26) || '-' || lpad(n::text, 5, '0'), 'MBJ11JV50' || lpad((n * 337)::text, 8, '0'), vehicle_type_id, brand_id, model_id,
      year, width, height, length, actual_space, effective_space, max_carry_weight, case when n % 7 = 0 then made.driver_id end, n % 11 <> 0, 0
    from made join vehicles on vehicles.id = pattern_id
  `.execute(db);
  await sql`
    insert into trips (organization_id, number, stage, vehicle_id, pick_at, drop_at, created_by, created_at)
    select made.organization_id, 'BT-' || k || '-' || n, case when k > 0 then 'completed' when n % 3 = 0 then 'vehicleAssigned' else 'transit' end, made.id, at, at + ${sql.lit(DAY)}, (select id from users where login = ${login}), at
    from made, generate_series(0, 4) as k, lateral (select extract(epoch from now())::bigint - (k * 9 - n % 5) * ${sql.lit(DAY)} as at) as dated where (n + k) % 2 = 0
  `.execute(db);
  await sql`
    insert into vehicle_shares (vehicle_id, partner_id, from_at, to_at)
    select made.id, case when is_own then (select organization_id from made where not is_own limit 1) else (select organization_id from made where is_own limit 1) end, at, at + 90 * ${sql.lit(DAY)}
    from made, lateral (select extract(epoch from now())::bigint - (n % 60) * ${sql.lit(DAY)} as at) as dated where not is_own or n % 9 = 0
  `.execute(db);
  await sql`
    insert into vehicle_unavailabilities (vehicle_id, from_at, to_at, created_at)
    select id, at, at + ${sql.lit(DAY)}, 0 from made, generate_series(0, 3) as k, lateral (select extract(epoch from now())::bigint + (n % 20 - 10 + 20 * k) * ${sql.lit(DAY)} as at) as dated where n % 5 = 0
  `.execute(db);
  await sql`drop table made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
