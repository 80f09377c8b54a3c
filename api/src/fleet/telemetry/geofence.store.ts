import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Point } from '../../network/geo/great-circle.rules.ts';
import { LIVE_STAGES } from '../vehicles/vehicle.rules.ts';
import type { Geofence, GeofenceMove, GeofenceState } from './geofence.rules.ts';

/** Where a vehicle has been in one batch: the corners around its positions. */
export type Reach = {
  vehicleId: string;
  organizationId: string;
  south: number;
  west: number;
  north: number;
  east: number;
};
export type Nearby = Geofence & {
  vehicleId: string;
  locationId: string;
  phase: GeofenceState['phase'] | null;
  since: number | null;
};

const FENCE = sql`geofence_box(l.geofence_type, l.latitude, l.longitude, l.geofence_radius, l.geofence_polygon)`;
const liveStages = sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)));

/** The locations that a vehicle may have come to or left: of its organization and of the live trips it is on, where it has been now, and those where it was. */
export async function nearbyOf(tx: Db, reaches: readonly Reach[]): Promise<Nearby[]> {
  if (reaches.length === 0) return [];
  const each = <K extends keyof Reach>(key: K) => reaches.map((reach) => reach[key]);
  const { rows } = await sql<Nearby & { geofencePolygon: Point[] | null }>`
    with been as materialized (
      select vehicle_id, organization_id, box(point(west, south), point(east, north)) as area
      from unnest(${each('vehicleId')}::uuid[], ${each('organizationId')}::uuid[], ${each('south')}::double precision[], ${each('west')}::double precision[],
        ${each('north')}::double precision[], ${each('east')}::double precision[]) as told (vehicle_id, organization_id, south, west, north, east)
    ), near as (
      select b.vehicle_id, l.id from been b join locations l on ${FENCE} && b.area
      where l.organization_id = b.organization_id or exists (
        select from trips t join trip_orders o on o.trip_id = t.id and o.is_live join order_stops s on s.order_id = o.order_id
        where t.vehicle_id = b.vehicle_id and t.stage in (${liveStages}) and s.location_id = l.id)
      union
      select s.vehicle_id, s.location_id from been b join geofence_states s on s.vehicle_id = b.vehicle_id
    )
    select n.vehicle_id as "vehicleId", l.id as "locationId", l.latitude, l.longitude, l.geofence_radius as "geofenceRadius", l.geofence_polygon as "geofencePolygon", s.phase, s.since
    from near n join locations l on l.id = n.id left join geofence_states s on s.vehicle_id = n.vehicle_id and s.location_id = n.id
    order by n.vehicle_id, l.id`.execute(tx);
  return rows;
}

type At = { vehicleId: string; locationId: string };

export async function saveStates(tx: Db, states: readonly (At & { state: GeofenceState | null })[]): Promise<void> {
  const [there, gone] = [states.filter(({ state }) => state), states.filter(({ state }) => !state)];
  for (const { vehicleId, locationId } of gone)
    await tx
      .deleteFrom('geofenceStates')
      .where('vehicleId', '=', vehicleId)
      .where('locationId', '=', locationId)
      .execute();
  if (there.length === 0) return;
  await sql`
    insert into geofence_states (vehicle_id, location_id, phase, since)
    select * from unnest(${there.map((one) => one.vehicleId)}::uuid[], ${there.map((one) => one.locationId)}::uuid[], ${there.map((one) => one.state?.phase)}::text[],
      ${there.map((one) => one.state?.since)}::bigint[])
    on conflict (vehicle_id, location_id) do update set phase = excluded.phase, since = excluded.since`.execute(tx);
}

const liveTripId = (vehicleId: string) => sql<string | null>`(
  select id from trips where vehicle_id = ${vehicleId} and stage in (${liveStages})
  order by array_position(${sql.lit(`{${LIVE_STAGES.join(',')}}`)}::text[], stage), pick_at, number limit 1)`;

/** Stores what is new, with the trip that the vehicle is on. */
export async function insertEvents(tx: Db, events: readonly (At & GeofenceMove)[], toldAt: number) {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ ...event, toldAt, tripId: liveTripId(event.vehicleId) }));
  return tx
    .insertInto('geofenceEvents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}
