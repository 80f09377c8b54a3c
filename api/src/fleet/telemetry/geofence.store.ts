import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deferred } from '../../platform/database/pipelined-statements.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { LIVE_STAGES } from '../vehicles/core/vehicle.rules.ts';
import type { Geofence, GeofenceTransition, GeofenceState } from './geofence.rules.ts';

/** The area that contains all positions of a vehicle in one batch. */
export type BoundingBox = {
  vehicleId: string;
  organizationId: string;
  south: number;
  west: number;
  north: number;
  east: number;
};
export type NearbyGeofence = Geofence & {
  vehicleId: string;
  locationId: string;
  phase: GeofenceState['phase'] | null;
  since: number | null;
};

const GEOFENCE_BOX = sql`geofence_box(l.geofence_type, l.latitude, l.longitude, l.geofence_radius, l.geofence_polygon)`;
const liveStages = sql.join(LIVE_STAGES.map((stage) => sql.lit(stage)));

/**
 * Finds the geofences that vehicles may have entered or left: those within the boxes, of the vehicle's organization or
 * of stops of its live trips, and those that the vehicle was in.
 */
export async function findNearbyGeofences(tx: Db, boxes: readonly BoundingBox[]): Promise<NearbyGeofence[]> {
  if (boxes.length === 0) return [];
  const pluck = <K extends keyof BoundingBox>(key: K) => boxes.map((box) => box[key]);
  const { rows } = await sql<NearbyGeofence & { geofencePolygon: Point[] | null }>`
    with visited as materialized (
      select vehicle_id, organization_id, box(point(west, south), point(east, north)) as area
      from unnest(
        ${pluck('vehicleId')}::uuid[], ${pluck('organizationId')}::uuid[],
        ${pluck('south')}::double precision[], ${pluck('west')}::double precision[],
        ${pluck('north')}::double precision[], ${pluck('east')}::double precision[]
      ) as boxes (vehicle_id, organization_id, south, west, north, east)
    ), nearby as (
      select v.vehicle_id, l.id from visited v join locations l on ${GEOFENCE_BOX} && v.area
      where l.organization_id = v.organization_id or exists (
        select from trips t
        join trip_orders o on o.trip_id = t.id and o.is_live
        join order_stops s on s.order_id = o.order_id
        where t.vehicle_id = v.vehicle_id and t.stage in (${liveStages}) and s.location_id = l.id)
      union
      select s.vehicle_id, s.location_id from visited v join geofence_states s on s.vehicle_id = v.vehicle_id
    )
    select n.vehicle_id as "vehicleId", l.id as "locationId", l.latitude, l.longitude,
      l.geofence_radius as "geofenceRadius", l.geofence_polygon as "geofencePolygon", s.phase, s.since
    from nearby n
    join locations l on l.id = n.id
    left join geofence_states s on s.vehicle_id = n.vehicle_id and s.location_id = n.id
    order by n.vehicle_id, l.id`.execute(tx);
  return rows;
}

type VehicleLocation = { vehicleId: string; locationId: string };

export async function saveGeofenceStates(
  tx: Db,
  states: readonly (VehicleLocation & { state: GeofenceState | null })[],
): Promise<void> {
  const present = states.filter(({ state }) => state);
  const absent = states.filter(({ state }) => !state);
  for (const { vehicleId, locationId } of absent)
    await tx
      .deleteFrom('geofenceStates')
      .where('vehicleId', '=', vehicleId)
      .where('locationId', '=', locationId)
      .execute();
  if (present.length === 0) return;
  const vehicleIds = present.map(({ vehicleId }) => vehicleId);
  const locationIds = present.map(({ locationId }) => locationId);
  const phases = present.map(({ state }) => state?.phase);
  const times = present.map(({ state }) => state?.since);
  await sql`
    insert into geofence_states (vehicle_id, location_id, phase, since)
    select * from unnest(${vehicleIds}::uuid[], ${locationIds}::uuid[], ${phases}::text[], ${times}::bigint[])
    on conflict (vehicle_id, location_id) do update set phase = excluded.phase, since = excluded.since ${deferred}`.execute(
    tx,
  );
}

const liveTripId = (vehicleId: string) => sql<string | null>`(
  select id from trips where vehicle_id = ${vehicleId} and stage in (${liveStages})
  order by array_position(${sql.lit(`{${LIVE_STAGES.join(',')}}`)}::text[], stage), pick_at, number limit 1)`;

/** Stores new events with the live trip of the vehicle. Skips events that are already stored. */
export async function insertGeofenceEvents(
  tx: Db,
  events: readonly (VehicleLocation & GeofenceTransition & { reportedAt: number })[],
  toldAt: number,
) {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ ...event, toldAt, tripId: liveTripId(event.vehicleId) }));
  return tx
    .insertInto('geofenceEvents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}
