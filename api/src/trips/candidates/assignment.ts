import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips/trips';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { type DriverCandidate, findDriverCandidate } from './driver-candidates.store.ts';
import { driverProblems, findBlockingError, vehicleProblems } from './fitness.rules.ts';
import type { Amount } from '../itinerary/trip-plan.rules.ts';
import {
  findVehicleCandidate,
  lockVehicle,
  type CandidateContext,
  type VehicleCandidate,
} from './vehicle-candidates.store.ts';

type TripTimes = { pickAt: number | null; dropAt: number | null };

/** The time span of a trip. Without an end it lasts one second; without a begin it starts now. */
export function toSpan({ pickAt, dropAt }: TripTimes, now: number) {
  const fromAt = pickAt ?? Math.min(now, dropAt ?? now);
  return { fromAt, toAt: Math.max(dropAt ?? fromAt, fromAt) + 1 };
}

export const findVehicleProblems = (vehicle: VehicleCandidate, load: Amount | null): VehicleProblemEntry[] =>
  vehicleProblems(vehicle, load);
export const findDriverProblems = (driver: DriverCandidate, { span, now }: CandidateContext): DriverProblemEntry[] =>
  driverProblems(driver, Math.max(span.toAt, now));

export type Assignment = { vehicleId: string | null; driverId: string | null };
/** `onlyOrganizationId`: restricts vehicle and driver to one organization; `currentDriverId`: is always allowed. */
type AssignmentScope = { onlyOrganizationId?: string | undefined; currentDriverId?: string | null };

/**
 * Locks the vehicle and checks that vehicle and driver can be assigned to a trip.
 * @throws 422 by field
 */
export async function assertAssignable(
  tx: Db,
  context: CandidateContext,
  { vehicleId, driverId }: Assignment,
  load: Amount,
  { onlyOrganizationId, currentDriverId }: AssignmentScope = {},
): Promise<void> {
  if (vehicleId !== null) {
    await lockVehicle(tx, vehicleId);
    const vehicle = await findVehicleCandidate(tx, context, vehicleId);
    if (!vehicle || (onlyOrganizationId !== undefined && vehicle.organizationId !== onlyOrganizationId))
      throw invalidField('vehicleId', 'notFound', 'Vehicle not found');
    const error = findBlockingError(findVehicleProblems(vehicle, load));
    if (error) throw invalidField('vehicleId', error.code, error.message);
  }
  if (driverId !== null) {
    const driver = await findDriverCandidate(
      tx,
      context,
      { organizationId: onlyOrganizationId ?? context.organizationId, vehicleId, currentDriverId },
      driverId,
    );
    if (!driver) throw invalidField('driverId', 'notFound', 'Driver not found');
    const error = findBlockingError(findDriverProblems(driver, context));
    if (error) throw invalidField('driverId', error.code, error.message);
  }
}

/** The problems of the vehicle and the driver assigned to a trip. */
export async function findAssignmentProblems(
  db: Db,
  context: CandidateContext,
  { vehicleId, driverId }: Assignment,
  load: Amount,
) {
  const vehicle = vehicleId === null ? undefined : await findVehicleCandidate(db, context, vehicleId);
  const driver =
    driverId === null
      ? undefined
      : await findDriverCandidate(
          db,
          context,
          { organizationId: context.organizationId, vehicleId, currentDriverId: driverId },
          driverId,
        );
  return {
    vehicleProblems: vehicle ? findVehicleProblems(vehicle, load) : [],
    driverProblems: driver ? findDriverProblems(driver, context) : [],
  };
}
