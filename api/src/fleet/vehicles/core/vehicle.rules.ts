import type { FieldError } from 'shared-contracts/common';
import type { VehicleDraftInput, VehicleRow } from 'shared-contracts/vehicles';
import { allows, type Holder, type Model } from 'shared-contracts/values/access';
import { EFFECTIVE_SHARE } from 'shared-contracts/values/vehicles';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { decimal, toMeasure } from '../../platform/money.ts';

/** Trips that a vehicle is not done with, the one that is furthest first. */
export const LIVE_STAGES = [
  'transit',
  'started',
  'vehicleAssigned',
  'waitingForTrip',
  'saved',
] as const satisfies readonly TripStage[];

type Dimensions = { width: string; height: string; length: string };

/** In CBM of a body in m: all of it, and what freight can fill of that. */
export function spacesOf({ width, height, length }: Dimensions) {
  const actual = decimal(width).times(height).times(length);
  return { actualSpace: toMeasure(actual), effectiveSpace: toMeasure(actual.times(EFFECTIVE_SHARE)) };
}

const MILLISECONDS = 1_000;

/** A vehicle may be of next year, not of a later one. @param now unix seconds */
export function yearFault(year: number | null | undefined, now: number): FieldError | null {
  const max = new Date(now * MILLISECONDS).getUTCFullYear() + 1;
  return (year ?? 0) > max ? { code: 'max', message: `Max ${max}`, params: { max } } : null;
}

type Driver = { isBlocked: boolean; hasContact: boolean; vehicle: { id: string; plate: string } | null };

/** Why a driver cannot drive a vehicle; null: nothing speaks against it. */
export function driverFault(driver: Driver | undefined, vehicleId: string): FieldError | null {
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
type Seen = { isOwn: boolean; status: VehicleRow['status'] };

const ACTIONS: readonly { name: Action; model: Model; rule: 'write' | 'delete'; only?: VehicleRow['status'] }[] = [
  { name: 'edit', model: 'vehicle', rule: 'write' },
  { name: 'assignDriver', model: 'vehicle', rule: 'write' },
  { name: 'services', model: 'vehicle', rule: 'write' },
  { name: 'files', model: 'vehicle', rule: 'write' },
  { name: 'activate', model: 'vehicle', rule: 'write', only: 'deactivated' },
  { name: 'deactivate', model: 'vehicle', rule: 'write', only: 'active' },
  { name: 'share', model: 'shareVehicle', rule: 'write', only: 'active' },
  { name: 'delete', model: 'vehicle', rule: 'delete' },
];

/** What the caller may do with a vehicle; with a partner's nothing. */
export const vehicleActions = (caller: Holder, { isOwn, status }: Seen): Action[] =>
  isOwn
    ? ACTIONS.filter(
        ({ model, rule, only = status }) => only === status && allows(caller, { model, action: rule }),
      ).map(({ name }) => name)
    : [];

const DRAFT_ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
  ['transfer', 'write'],
] as const;

/** What the caller may do with a draft of their organization. */
export const draftActions = (caller: Holder) =>
  DRAFT_ACTIONS.filter(([, action]) => allows(caller, { model: 'vehicle', action })).map(([name]) => name);

const REQUIRED = [
  'registrationPlate',
  'vehicleTypeId',
  'width',
  'height',
  'length',
  'maxCarryWeight',
] as const satisfies readonly (keyof VehicleDraftInput)[];

/** What a draft lacks to be a vehicle. */
export const missingIn = (values: VehicleDraftInput): string[] => REQUIRED.filter((field) => !values[field]);
