import { sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import type { TripDemurragePage } from 'shared-contracts/trips';
import { EXECUTING } from '../orders/stage-table.rules.ts';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { containing } from '../platform/search.ts';
import { SEARCH_FROM } from 'shared-contracts/values/limits';

/** Whose orders still stand where they have come to and have not left. */
const ON_THE_ROAD = sql.raw(`('${[...EXECUTING, 'delayed'].join("', '")}')`);

type Row = {
  tripId: string; number: string; stage: TripDemurragePage['items'][number]['trip']['stage']; orderId: string; orderNumber: string; vehicleId: string | null; plate: string | null;
  locationId: string; location: string; position: number; fromAt: number; untilAt: number | null; minutes: number; freeMinutes: number; total: number;
};

/**
 * Where orders of the trips that an organization runs stood longer than is free, the longest first: free by the contract of the order, by category
 * or by its standard terms, else as long as the order says that loading or unloading takes.
 */
export async function demurrageOf(db: Db, caller: Caller, { page, limit, search = '' }: Paging, now: number): Promise<TripDemurragePage> {
  const own = isRoot(caller) ? sql`true` : sql`t.organization_id = ${caller.organizationId}`;
  const found = search.length < SEARCH_FROM ? sql`true` : sql`t.search ilike ${containing(search)}`;
  const { rows } = await sql<Row>`
    with stood as (
      select t.id as "tripId", t.number, t.stage, o.id as "orderId", o.number as "orderNumber", v.id as "vehicleId", v.registration_plate as plate, l.id as "locationId", l.name as location,
        s.position, greatest(s.arrived_at, case when s.position = 0 then o.pickup_from else o.delivery_from end) as "fromAt", coalesce(s.departed_at, case when o.stage not in ${ON_THE_ROAD} then o.stage_changed_at end) as "untilAt",
        coalesce(
          (select free_minutes from contract_delay_terms c where c.contract_id = o.contract_id and c.category = case when s.position = 0 then 'loading' else 'unloading' end),
          (select free_minutes from contract_delay_terms c where c.contract_id = o.contract_id and c.category = 'standard'),
          case when s.position = 0 then o.loading_minutes else o.unloading_minutes end) as "freeMinutes"
      from trips t join trip_stop_orders x on x.trip_id = t.id join orders o on o.id = x.order_id
        join order_stops s on s.order_id = o.id and s.position = x.order_position join locations l on l.id = s.location_id left join vehicles v on v.id = t.vehicle_id
      where ${own} and not t.is_archived and t.started_at is not null and s.arrived_at is not null and ${found}
    ), counted as (select *, greatest(0, (coalesce("untilAt", ${now}::bigint) - "fromAt") / 60)::int as minutes from stood)
    select *, count(*) over () as total from counted where minutes > "freeMinutes"
    order by minutes - "freeMinutes" desc, number, "orderNumber", position limit ${limit} offset ${(page - 1) * limit}`.execute(db.withoutPlugins());
  return {
    items: rows.map((row) => ({
      trip: { id: row.tripId, number: row.number, stage: row.stage }, order: { id: row.orderId, number: row.orderNumber },
      vehicle: row.vehicleId && row.plate ? { id: row.vehicleId, name: row.plate } : null, location: { id: row.locationId, name: row.location },
      what: row.position === 0 ? 'pick' : 'drop', fromAt: row.fromAt, untilAt: row.untilAt, minutes: row.minutes, freeMinutes: row.freeMinutes, overMinutes: row.minutes - row.freeMinutes,
    })),
    total: Number(rows[0]?.total ?? 0), page, limit,
  };
}
