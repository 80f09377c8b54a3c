import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips';
import type { Db } from '../platform/database.ts';
import { invalidField } from '../platform/errors.ts';
import { type DriverCandidate, findDriverCandidate } from './driver-candidates.store.ts';
import { driverProblems, refusalIn, vehicleProblems } from './fitness.rules.ts';
import type { Amount } from './trip-plan.rules.ts';
import { findCandidate, lockForTrip, type Search, type VehicleCandidate } from './vehicle-candidates.store.ts';

type Times = { pickAt: number | null; dropAt: number | null };

/** The time for which a trip wants a vehicle: without an end this very second, without a begin from now on. */
export function spanOf({ pickAt, dropAt }: Times, now: number) {
  const fromAt = pickAt ?? Math.min(now, dropAt ?? now);
  return { fromAt, toAt: Math.max(dropAt ?? fromAt, fromAt) + 1 };
}

export const problemsOfVehicle = (vehicle: VehicleCandidate, load: Amount | null): VehicleProblemEntry[] =>
  vehicleProblems(vehicle, load);
export const problemsOfDriver = (driver: DriverCandidate, { span, now }: Search): DriverProblemEntry[] =>
  driverProblems(driver, Math.max(span.toAt, now));

export type Assigned = { vehicleId: string | null; driverId: string | null };
/** `only`: the organization whose vehicles and drivers may be chosen, when that is not the one that runs the trip; `keeps`: the driver it has. */
type Choice = { only?: string | undefined; keeps?: string | null };

/**
 * Holds the vehicle and makes sure that vehicle and driver suit a trip.
 * @throws 422 naming the field that does not
 */
export async function checkAssigned(
  tx: Db,
  search: Search,
  { vehicleId, driverId }: Assigned,
  load: Amount,
  { only, keeps }: Choice = {},
): Promise<void> {
  if (vehicleId !== null) {
    await lockForTrip(tx, vehicleId);
    const vehicle = await findCandidate(tx, search, vehicleId);
    if (!vehicle || (only !== undefined && vehicle.organizationId !== only))
      throw invalidField('vehicleId', 'notFound', 'Vehicle not found');
    const refusal = refusalIn(problemsOfVehicle(vehicle, load));
    if (refusal) throw invalidField('vehicleId', refusal.code, refusal.message);
  }
  if (driverId !== null) {
    const driver = await findDriverCandidate(
      tx,
      search,
      { organizationId: only ?? search.organizationId, vehicleId, keeps },
      driverId,
    );
    if (!driver) throw invalidField('driverId', 'notFound', 'Driver not found');
    const refusal = refusalIn(problemsOfDriver(driver, search));
    if (refusal) throw invalidField('driverId', refusal.code, refusal.message);
  }
}

/** What the vehicle and the driver of a trip are to be warned of; nothing that is over. */
export async function warningsOf(db: Db, search: Search, { vehicleId, driverId }: Assigned, load: Amount) {
  const vehicle = vehicleId === null ? undefined : await findCandidate(db, search, vehicleId);
  const driver =
    driverId === null
      ? undefined
      : await findDriverCandidate(
          db,
          search,
          { organizationId: search.organizationId, vehicleId, keeps: driverId },
          driverId,
        );
  return {
    vehicleProblems: vehicle ? problemsOfVehicle(vehicle, load) : [],
    driverProblems: driver ? problemsOfDriver(driver, search) : [],
  };
}
