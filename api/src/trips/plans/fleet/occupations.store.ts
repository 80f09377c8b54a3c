import { sql } from 'kysely';
import { getOccupation, occupiesVehicle, type Period, RUNNING_STAGES } from '../../../fleet/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { DeskContext } from './desk-vehicles.store.ts';

/** A live trip that occupies a vehicle and a driver for a time; without a number, it is another organization's. */
export type Occupation = {
  tripId: string;
  number: string | null;
  vehicleId: string | null;
  driverId: string | null;
  isRunning: boolean;
  period: Period;
};

export async function listOccupations(
  db: Db,
  { organizationId, span, now }: DeskContext,
  { vehicleIds, driverIds }: { vehicleIds: readonly string[]; driverIds: readonly string[] },
): Promise<Occupation[]> {
  const rows = await db
    .selectFrom('trips')
    .select(['id', 'number', 'organizationId', 'vehicleId', 'driverId', 'stage', 'pickAt', 'dropAt', 'createdAt'])
    .where(occupiesVehicle(span, now))
    .where(({ eb, or }) =>
      or([
        eb('vehicleId', '=', sql<string>`any(${vehicleIds}::uuid[])`),
        eb('driverId', '=', sql<string>`any(${driverIds}::uuid[])`),
      ]),
    )
    .execute();
  return rows.map((trip) => ({
    tripId: trip.id,
    number: trip.organizationId === organizationId ? trip.number : null,
    vehicleId: trip.vehicleId,
    driverId: trip.driverId,
    isRunning: RUNNING_STAGES.some((stage) => stage === trip.stage),
    period: getOccupation(trip, now),
  }));
}
