import { sql } from 'kysely';
import { RUNNING_STAGES } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { selectTripCapacities } from '../insertions/open-trips.store.ts';

export const listRunningTrips = (db: Db, organizationId: string) =>
  selectTripCapacities(db, organizationId).where('trips.stage', 'in', RUNNING_STAGES).execute();

/** The last known positions of vehicles. */
export async function listLastPoints(db: Db, vehicleIds: readonly string[]): Promise<Map<string, Point>> {
  const rows = await db
    .selectFrom('lastPositions')
    .select(['vehicleId', 'latitude', 'longitude'])
    .where('vehicleId', '=', sql<string>`any(${vehicleIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ vehicleId, latitude, longitude }) => [vehicleId, [latitude, longitude]]));
}
