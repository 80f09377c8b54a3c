import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Condition } from './condition.rules.ts';

export const CONDITION_KINDS = ['idling', 'tow', 'routeLeft'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];
export type ConditionLookup = (vehicleId: string, kind: ConditionKind) => Condition | null;

export async function findConditions(tx: Db, vehicleIds: readonly string[]): Promise<ConditionLookup> {
  const { rows } = await sql<Condition & { vehicleId: string; kind: ConditionKind }>`
    select vehicle_id as "vehicleId", kind, since, latitude, longitude, is_raised as "isRaised"
    from alert_conditions
    where vehicle_id = any(${vehicleIds}::uuid[])`.execute(tx);
  const conditions = new Map(rows.map(({ vehicleId, kind, ...condition }) => [`${vehicleId}/${kind}`, condition]));
  return (vehicleId, kind) => conditions.get(`${vehicleId}/${kind}`) ?? null;
}

type Change = { vehicleId: string; kind: ConditionKind; condition: Condition | null };

/** Stores what began or was raised, and removes what has ended. */
export async function saveConditions(tx: Db, changes: readonly Change[]): Promise<void> {
  const ended = changes.filter(({ condition }) => !condition);
  if (ended.length > 0)
    await sql`
      delete from alert_conditions c
      using unnest(${ended.map(({ vehicleId }) => vehicleId)}::uuid[], ${ended.map(({ kind }) => kind)}::text[])
        as ended (vehicle_id, kind)
      where c.vehicle_id = ended.vehicle_id and c.kind = ended.kind`.execute(tx);
  const rows = changes.flatMap(({ vehicleId, kind, condition }) =>
    condition ? [{ vehicleId, kind, ...condition }] : [],
  );
  if (rows.length === 0) return;
  await sql`
    insert into alert_conditions (vehicle_id, kind, since, latitude, longitude, is_raised)
    select "vehicleId", kind, since, latitude, longitude, "isRaised"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("vehicleId" uuid, kind text, since bigint,
      latitude double precision, longitude double precision, "isRaised" boolean)
    on conflict (vehicle_id, kind) do update set since = excluded.since, latitude = excluded.latitude,
      longitude = excluded.longitude, is_raised = excluded.is_raised`.execute(tx);
}

/** The stops of a running trip of the vehicle's organization, in their order. */
export type Route = { tripId: string; trip: string; stops: readonly Point[] };

/** The routes of vehicles that have left their first stop; routes of partners' trips are the partner's concern. */
export async function findRoutes(tx: Db, vehicleIds: readonly string[]): Promise<Map<string, Route>> {
  if (vehicleIds.length === 0) return new Map();
  const { rows } = await sql<Route & { vehicleId: string }>`
    select distinct on (t.vehicle_id) t.vehicle_id as "vehicleId", t.id as "tripId", t.number as trip, way.stops
    from trips t
    join vehicles v on v.id = t.vehicle_id and v.organization_id = t.organization_id
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_array(l.latitude, l.longitude) order by s.position), '[]') as stops
      from trip_stops s join locations l on l.id = s.location_id
      where s.trip_id = t.id and l.latitude is not null and l.longitude is not null
    ) way on true
    where t.vehicle_id = any(${vehicleIds}::uuid[]) and t.stage = 'transit'
    order by t.vehicle_id, t.pick_at, t.number`.execute(tx.withoutPlugins());
  return new Map(rows.map(({ vehicleId, ...way }) => [vehicleId, way]));
}
