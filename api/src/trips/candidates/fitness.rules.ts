import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips';
import { decimal } from '../platform/money.ts';
import type { Amount } from './trip-plan.rules.ts';

/** A vehicle beside the time and the load of a trip. */
export type JudgedVehicle = {
  isActive: boolean;
  isOwn: boolean;
  /** Lent away at some time of the trip. */
  isSharedAway: boolean;
  /** Lent to whoever runs the trip, all the time of it. */
  isLent: boolean;
  /** Another live trip in that time; its number, where it may be told. */
  busy: { number: string | null } | null;
  /** Off at some time of the trip, and why. */
  unavailable: { reason: string | null; until: number } | null;
  effectiveSpace: string;
  maxCarryWeight: string;
  /** The first document and the first required service that are over before the trip is. */
  document: { kind: string; at: number } | null;
  service: { name: string; at: number } | null;
};

type Entry<Code extends string> = { code: Code; blocks: boolean; note: string | null; at: number | null };
const entry = <Code extends string>(
  code: Code,
  blocks: boolean,
  note: string | null = null,
  at: number | null = null,
): Entry<Code> => ({ code, blocks, note, at });

/** What speaks against a vehicle, what refuses it first; papers and services only warn. @param load null: not known yet */
export function vehicleProblems(vehicle: JudgedVehicle, load: Amount | null): VehicleProblemEntry[] {
  const {
    isActive,
    isOwn,
    isSharedAway,
    isLent,
    busy,
    unavailable,
    effectiveSpace,
    maxCarryWeight,
    document,
    service,
  } = vehicle;
  return [
    !isActive && entry('inactive', true),
    isOwn && isSharedAway && entry('sharedAway', true),
    !isOwn && !isLent && entry('notShared', true),
    busy && entry('busy', true, busy.number),
    unavailable && entry('unavailable', true, unavailable.reason, unavailable.until),
    load && decimal(load.space).gt(effectiveSpace) && entry('spaceExceeded', true, effectiveSpace),
    load && decimal(load.weight).gt(maxCarryWeight) && entry('weightExceeded', true, maxCarryWeight),
    document && entry('documentExpired', false, document.kind, document.at),
    service && entry('serviceExpired', false, service.name, service.at),
  ].filter((problem) => problem !== false && problem !== null);
}

/** A driver beside the time of a trip. */
export type JudgedDriver = {
  isBlocked: boolean;
  licenseExpiresAt: number | null;
  /** Another live trip in that time, and whether it is on the road. */
  busy: { number: string | null; isRunning: boolean } | null;
};

/** What speaks against a driver. @param until when the trip is over, in unix seconds */
export function driverProblems(
  { isBlocked, licenseExpiresAt, busy }: JudgedDriver,
  until: number,
): DriverProblemEntry[] {
  const isExpired = licenseExpiresAt !== null && licenseExpiresAt <= until;
  return [
    isBlocked && entry('blocked', true),
    licenseExpiresAt === null && entry('licenceMissing', false),
    isExpired && entry('licenceExpired', true, null, licenseExpiresAt),
    busy && entry(busy.isRunning ? 'running' : 'busy', false, busy.number),
  ].filter((problem) => problem !== false && problem !== null);
}

const MESSAGES: Record<VehicleProblemEntry['code'] | DriverProblemEntry['code'], string> = {
  inactive: 'Vehicle is not active',
  sharedAway: 'Vehicle is shared with a partner at that time',
  notShared: 'Vehicle is not shared with you at that time',
  busy: 'Vehicle is on another trip at that time',
  unavailable: 'Vehicle is unavailable at that time',
  spaceExceeded: 'Vehicle is too small for the load',
  weightExceeded: 'Load is too heavy for the vehicle',
  documentExpired: 'A document of the vehicle has expired',
  serviceExpired: 'A service of the vehicle is due',
  blocked: 'Driver is blocked',
  licenceMissing: 'The licence of the driver is not known',
  licenceExpired: 'The licence of the driver has expired',
  running: 'Driver is on another trip',
};

/** The words of the first problem that refuses. */
export function refusalIn(problems: readonly (VehicleProblemEntry | DriverProblemEntry)[]) {
  const found = problems.find(({ blocks }) => blocks);
  return found ? { code: found.code, message: MESSAGES[found.code] } : null;
}
