import { sql } from 'kysely';
import type { IncidentKind } from 'shared-contracts/values/finance/dashboards';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Db } from '../../platform/database/database.ts';

export type TripInTransit = {
  tripId: string;
  vehicleId: string;
  startedAt: number;
  latitude: number;
  longitude: number;
  at: number;
  stops: Point[];
  recordedKinds: IncidentKind[];
};

/**
 * Trips in transit whose vehicle has reported since a time, with its last position and the stops.
 * @param since unix seconds
 */
export async function findTripsInTransit(db: Db, since: number): Promise<TripInTransit[]> {
  const { rows } = await sql<TripInTransit>`
    select t.id as "tripId", t.vehicle_id as "vehicleId", coalesce(t.vehicle_since, t.started_at, t.stage_changed_at) as "startedAt", p.latitude, p.longitude, p.at,
      (select jsonb_agg(jsonb_build_array(l.latitude, l.longitude) order by s.position) from trip_stops s join locations l on l.id = s.location_id where s.trip_id = t.id) as stops,
      array(select kind from trip_incidents i where i.trip_id = t.id) as "recordedKinds"
    from trips t join last_positions p on p.vehicle_id = t.vehicle_id
    where t.stage = 'transit' and p.at >= ${since} and p.at >= coalesce(t.vehicle_since, t.started_at, t.stage_changed_at) and exists (select from trip_stops s where s.trip_id = t.id)
    order by t.id`.execute(db.withoutPlugins());
  return rows;
}

export const addIncident = (
  db: Db,
  incident: { tripId: string; kind: IncidentKind; at: number; latitude: number; longitude: number },
) =>
  db
    .insertInto('tripIncidents')
    .values(incident)
    .onConflict((row) => row.doNothing())
    .execute();
