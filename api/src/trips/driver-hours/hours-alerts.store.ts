import { sql } from 'kysely';
import type { HoursLimit } from 'shared-contracts/values/fleet/alerts';
import { RUNNING_STAGES } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** The drivers of trips on the road. */
export const listDriversOnTheRoad = (db: Db) =>
  db
    .selectFrom('trips')
    .innerJoin('drivers', 'drivers.id', 'trips.driverId')
    .select([
      'drivers.id',
      'drivers.organizationId',
      sql<number | null>`drivers.max_hours_per_shift::float8`.as('maxHoursPerShift'),
    ])
    .distinct()
    .where('trips.stage', 'in', RUNNING_STAGES)
    .orderBy('drivers.organizationId')
    .orderBy('drivers.id')
    .execute();

/** The last alert of these drivers for each limit. */
export async function findLastHoursAlerts(db: Db, driverIds: readonly string[]) {
  const rows = await db
    .selectFrom('alerts')
    .select(({ fn }) => [
      'driverId',
      sql<HoursLimit>`params->'hours'->>'of'`.as('of'),
      fn.max('occurredAt').as('occurredAt'),
    ])
    .where('kind', '=', 'driverHours')
    .where('driverId', '=', sql<string>`any(${driverIds}::uuid[])`)
    .groupBy(['driverId', 'of'])
    .execute();
  const times = new Map(rows.map(({ driverId, of, occurredAt }) => [`${driverId}/${of}`, occurredAt]));
  return (driverId: string, of: HoursLimit): number | null => times.get(`${driverId}/${of}`) ?? null;
}
