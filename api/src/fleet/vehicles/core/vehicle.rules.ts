import type { FieldError } from 'shared-contracts/common';
import type { VehicleDraftInput, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { hasAccess, type AccessSubject, type Model } from 'shared-contracts/values/identity/access';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { type AppError, conflict } from '../../../platform/errors/app-error.ts';

/** Stages of unfinished trips, the most advanced first. */
export const LIVE_STAGES = [
  'transit',
  'started',
  'vehicleAssigned',
  'waitingForTrip',
  'saved',
] as const satisfies readonly TripStage[];

/** A vehicle may be of next year at most. @param now unix seconds */
export function getYearError(year: number | null | undefined, now: number): FieldError | null {
  const max = new Date(now * 1_000).getUTCFullYear() + 1;
  return (year ?? 0) > max ? { code: 'max', message: `Max ${max}`, params: { max } } : null;
}

type Driver = { isBlocked: boolean; hasContact: boolean; vehicle: { id: string; plate: string } | null };

/** Returns why a driver can't be assigned to a vehicle, or null. */
export function getDriverError(driver: Driver | undefined, vehicleId: string): FieldError | null {
  if (!driver) return { code: 'notFound', message: 'Driver not found' };
  if (driver.isBlocked) return { code: 'driverBlocked', message: 'Driver is blocked' };
  if (!driver.hasContact) return { code: 'driverWithoutContact', message: 'Driver has no contact' };
  const { vehicle } = driver;
  if (vehicle && vehicle.id !== vehicleId)
    return {
      code: 'driverAssigned',
      message: `Driver is assigned to ${vehicle.plate}`,
      params: { vehicle: vehicle.plate },
    };
  return null;
}

type Action = VehicleRow['actions'][number];
type ActionContext = { isOwn: boolean; status: VehicleRow['status'] };

const ACTIONS: readonly {
  name: Action;
  model: Model;
  rule: 'write' | 'delete';
  requiredStatus?: VehicleRow['status'];
}[] = [
  { name: 'edit', model: 'vehicle', rule: 'write' },
  { name: 'assignDriver', model: 'vehicle', rule: 'write' },
  { name: 'services', model: 'vehicle', rule: 'write' },
  { name: 'files', model: 'vehicle', rule: 'write' },
  { name: 'activate', model: 'vehicle', rule: 'write', requiredStatus: 'deactivated' },
  { name: 'deactivate', model: 'vehicle', rule: 'write', requiredStatus: 'active' },
  { name: 'share', model: 'shareVehicle', rule: 'write', requiredStatus: 'active' },
  { name: 'delete', model: 'vehicle', rule: 'delete' },
];

/** The actions that the caller may take on a vehicle; none on a partner's. */
export function vehicleActions(caller: AccessSubject, { isOwn, status }: ActionContext): Action[] {
  if (!isOwn) return [];
  return ACTIONS.filter(
    ({ model, rule, requiredStatus = status }) =>
      requiredStatus === status && hasAccess(caller, { model, action: rule }),
  ).map(({ name }) => name);
}

const DRAFT_ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
  ['transfer', 'write'],
] as const;

/** The actions that the caller may take on a draft of their organization. */
export const draftActions = (caller: AccessSubject) =>
  DRAFT_ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'vehicle', action })).map(([name]) => name);

const REQUIRED_FIELDS = [
  'registrationPlate',
  'vehicleTypeId',
  'width',
  'height',
  'length',
  'maxCarryWeight',
] as const satisfies readonly (keyof VehicleDraftInput)[];

/** The required fields of a vehicle that a draft lacks. */
export const listMissingFields = (values: VehicleDraftInput): string[] =>
  REQUIRED_FIELDS.filter((field) => !values[field]);

/** @param number of the trip; null when the caller may not see it @param record the vehicle's plate */
export const vehicleOnTripError = (number: string | null, record: string): AppError =>
  number === null
    ? conflict('vehicleOnTrip', 'Vehicle is on a trip of a partner', { record, trip: 'none' })
    : conflict('vehicleOnTrip', `Vehicle is on trip ${number}`, { record, trip: number });
