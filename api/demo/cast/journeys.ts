import { sql } from 'kysely';
import { findZoneAt, findZonesOfOrganization } from '../../src/network/public.ts';
import type { Db } from '../../src/platform/database/database.ts';

type Trip = { id: string; organizationId: string; latitude: number; longitude: number };

/** Trips belong to the zone of their last stop, as the planner would assign them. */
async function findZones(db: Db) {
  const { rows: trips } = await sql<Trip>`
    select distinct on (t.id) t.id, t.organization_id as "organizationId", l.latitude, l.longitude
    from trips t join trip_stops s on s.trip_id = t.id join locations l on l.id = s.location_id where t.route_zone_id is null order by t.id, s.position desc`.execute(
    db.withoutPlugins(),
  );
  for (const [organizationId, some] of Map.groupBy(trips, (trip) => trip.organizationId)) {
    const zones = await findZonesOfOrganization(db, organizationId);
    for (const { id, latitude, longitude } of some) {
      const zone = findZoneAt([latitude, longitude], zones);
      if (zone) await db.updateTable('trips').set({ routeZoneId: zone.id }).where('id', '=', id).execute();
    }
  }
}

/** A few drivers deviated from the route, or made an unplanned stop. */
async function stray(db: Db) {
  await sql`
    insert into trip_incidents (trip_id, kind, at, latitude, longitude)
    select id, case n % 2 when 0 then 'routeDeviated' else 'unplannedStop' end, started_at + 3600, 7.4863, 80.3647
    from (select id, started_at, row_number() over (partition by organization_id order by number desc) as n from trips where started_at is not null and not is_archived) as driven where n % 7 < 2`.execute(
    db,
  );
}

/** Incidents of the trips. */
export async function journeys(db: Db) {
  await findZones(db);
  await stray(db);
}
