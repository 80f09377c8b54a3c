import { sql } from 'kysely';
import { RUNNING_STAGES } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** Running trips with a vehicle that was located since then, and the breaks of their organization. */
export const listLocatedTrips = (db: Db, since: number) =>
  db
    .selectFrom('trips')
    .innerJoin('lastPositions', 'lastPositions.vehicleId', 'trips.vehicleId')
    .leftJoin('driverHoursRules', 'driverHoursRules.organizationId', 'trips.organizationId')
    .select(['trips.id', 'latitude', 'longitude', 'lastPositions.at', 'driveMinutes', 'breakMinutes'])
    .where('trips.stage', 'in', RUNNING_STAGES)
    .where('lastPositions.at', '>=', since)
    .execute();

export type StopEta = { tripId: string; position: number; eta: number; lateBy: number | null };

/** Replaces all expected arrivals, in two statements. */
export async function replaceEtas(tx: Db, etas: readonly StopEta[]): Promise<void> {
  const rows = sql`unnest(
    ${etas.map(({ tripId }) => tripId)}::uuid[], ${etas.map(({ position }) => position)}::integer[],
    ${etas.map(({ eta }) => eta)}::bigint[], ${etas.map(({ lateBy }) => lateBy)}::bigint[]
  ) as expected (trip_id, position, eta, late_by)`;
  await sql`
    update trip_stops set eta = null, eta_late_by = null
    where eta is not null and not exists (
      select from ${rows} where expected.trip_id = trip_stops.trip_id and expected.position = trip_stops.position)`.execute(
    tx,
  );
  await sql`
    update trip_stops set eta = expected.eta, eta_late_by = expected.late_by
    from ${rows}
    where expected.trip_id = trip_stops.trip_id and expected.position = trip_stops.position
      and (trip_stops.eta, trip_stops.eta_late_by) is distinct from (expected.eta, expected.late_by)`.execute(tx);
}
