import type { FieldError } from 'shared-contracts/common';
import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips/trips';
import type { Db } from '../../platform/database/database.ts';
import { AppError, invalidFields } from '../../platform/errors/app-error.ts';
import { findContextRules } from './assignment-context.ts';
import { type DriverCandidate, findDriverCandidate } from './driver-candidates.store.ts';
import {
  DRIVER_MESSAGES,
  driverProblems,
  findBlockingError,
  isOnlyTakeable,
  vehicleProblems,
} from './fitness.rules.ts';
import type { Amount } from '../itinerary/trip-plan.rules.ts';
import {
  findVehicleCandidate,
  lockVehicle,
  type CandidateContext,
  type VehicleCandidate,
} from './vehicle-candidates.store.ts';

type TripTimes = { pickAt: number | null; dropAt: number | null };

/** The time span of a trip. Without an end it lasts one second; without a start it begins now. */
export function toSpan({ pickAt, dropAt }: TripTimes, now: number) {
  const fromAt = pickAt ?? Math.min(now, dropAt ?? now);
  return { fromAt, toAt: Math.max(dropAt ?? fromAt, fromAt + 1) };
}

export const findVehicleProblems = (
  vehicle: VehicleCandidate,
  load: Amount | null,
  { requestedTypes, cargoNeeds }: CandidateContext,
  rules: AssignmentRules,
): VehicleProblemEntry[] => vehicleProblems(vehicle, load, requestedTypes, rules, cargoNeeds);
export const findDriverProblems = (
  driver: DriverCandidate,
  { span, now }: CandidateContext,
  rules: AssignmentRules,
): DriverProblemEntry[] => driverProblems(driver, Math.max(span.toAt, now), rules);

export type Assignment = { vehicleId: string | null; driverId: string | null };
/**
 * `onlyOrganizationId`: restricts vehicle and driver to one organization; `currentDriverId`: is always allowed;
 * `unchanged`: is not checked again; `offersTakeOver`: the 409 says that other trips can give up vehicle and driver.
 */
type AssignmentScope = {
  onlyOrganizationId?: string | undefined;
  currentDriverId?: string | null;
  unchanged?: Partial<Assignment>;
  offersTakeOver?: boolean;
};

const notFoundError = (noun: string): FieldError => ({ code: 'notFound', message: `${noun} not found` });

/**
 * Locks the vehicle and checks that vehicle and driver can be assigned to a trip.
 * @throws 422 with the problems of both; 409 `assignedElsewhere` if taking over solves them
 */
export async function assertAssignable(
  tx: Db,
  context: CandidateContext,
  { vehicleId, driverId }: Assignment,
  load: Amount,
  { onlyOrganizationId, currentDriverId, unchanged = {}, offersTakeOver = false }: AssignmentScope = {},
): Promise<void> {
  const errors: Record<string, FieldError> = {};
  const takeable: boolean[] = [];
  const rules = await findContextRules(tx, context);
  if (vehicleId !== null && vehicleId !== unchanged.vehicleId) {
    await lockVehicle(tx, vehicleId);
    const vehicle = await findVehicleCandidate(tx, context, vehicleId);
    const isUsable = vehicle && (onlyOrganizationId === undefined || vehicle.organizationId === onlyOrganizationId);
    const problems = isUsable ? findVehicleProblems(vehicle, load, context, rules) : [];
    const error = isUsable ? findBlockingError(problems) : notFoundError('Vehicle');
    if (error) {
      errors['vehicleId'] = error;
      takeable.push(isOnlyTakeable(problems));
    }
  }
  const isDriverChanged = driverId !== unchanged.driverId;
  // Another vehicle may need a licence that the driver who stays doesn't have.
  if (driverId !== null && (isDriverChanged || vehicleId !== unchanged.vehicleId)) {
    const driver = await findDriverCandidate(
      tx,
      context,
      { organizationId: onlyOrganizationId ?? context.organizationId, vehicleId, currentDriverId },
      driverId,
    );
    const problems = driver ? findDriverProblems(driver, context, rules) : [];
    const checked = problems.filter(({ code }) => isDriverChanged || code === 'licenceClass');
    const error = driver ? findBlockingError(checked, DRIVER_MESSAGES) : notFoundError('Driver');
    if (error) {
      errors['driverId'] = error;
      takeable.push(isOnlyTakeable(checked));
    }
  }
  const [first] = Object.values(errors);
  if (!first) return;
  if (!offersTakeOver || takeable.includes(false)) throw invalidFields(errors);
  throw new AppError(409, 'assignedElsewhere', `${first.message}. Send takeOver to remove it there`, {
    fields: errors,
    params: { trip: first.params?.['note'] ?? 'none' },
  });
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
  const rules = await findContextRules(db, context);
  return {
    vehicleProblems: vehicle ? findVehicleProblems(vehicle, load, context, rules) : [],
    driverProblems: driver ? findDriverProblems(driver, context, rules) : [],
  };
}
