import type { Db } from '../../platform/database/database.ts';
import type { Assignment } from '../candidates/assignment.ts';

const findDefaultDriver = async (tx: Db, vehicleId: string | null) =>
  (await tx.selectFrom('vehicles').select('driverId').where('id', '=', vehicleId).executeTakeFirst())?.driverId ?? null;

type Requested = { vehicleId?: string | undefined; driverId?: string | undefined };

/** The requested vehicle and driver, or else those of the trip. A new vehicle comes with its default driver. */
export async function resolveAssignment(
  tx: Db,
  row: Assignment,
  { vehicleId: requestedVehicleId, driverId: requestedDriverId }: Requested,
): Promise<Assignment> {
  const vehicleId = requestedVehicleId?.toLowerCase() ?? row.vehicleId;
  const currentDriverId = vehicleId === row.vehicleId ? row.driverId : null;
  const driverId = requestedDriverId?.toLowerCase() ?? currentDriverId ?? (await findDefaultDriver(tx, vehicleId));
  return { vehicleId, driverId };
}
