import type { FieldError } from 'shared-contracts/common';
import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips/trips';
import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import { DEFAULT_ASSIGNMENT_RULES } from 'shared-contracts/values/trips/assignment-rules';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { holdsLicenceClass } from 'shared-contracts/values/fleet/licence-classes';
import type { HoursProblem } from '../driver-hours/driver-hours.rules.ts';
import { type Amount, excessOf, findExceeded } from '../itinerary/trip-plan.rules.ts';
import { type CargoNeed, isColdEnough, isRequestedType, type RequestedTypes } from './requested-types.rules.ts';

type BusyTrips = { number: string | null; canTakeOver?: boolean };

export type CandidateVehicle = {
  isActive: boolean;
  isOwn: boolean;
  /** Shared with a partner during a part of the trip. */
  isSharedAway: boolean;
  /** Shared with the organization of the trip for its whole duration. */
  isSharedIn: boolean;
  /** Other live trips at that time, with their numbers if the caller may see them. */
  busy: BusyTrips | null;
  /** An unavailability during a part of the trip. */
  unavailable: { reason: string | null; until: number } | null;
  /** The name of its vehicle type. */
  type: string;
  /** The lowest temperature of its type. Absent if it is not cooled. */
  temperature?: Temperature;
  effectiveSpace: string;
  maxCarryWeight: string;
  palletPlaces?: string | null;
  loadingMeters?: string | null;
  /** The first document that expires before the end of the trip. */
  document: { kind: string; at: number } | null;
  /** The first required service that is due before the end of the trip. */
  service: { name: string; at: number } | null;
};

type Problem<Code extends string> = {
  code: Code;
  blocks: boolean;
  note: string | null;
  at: number | null;
  canTakeOver?: boolean;
};
const problem = <Code extends string>(
  code: Code,
  blocks: boolean,
  note: string | null = null,
  at: number | null = null,
): Problem<Code> => ({ code, blocks, note, at });

const busyProblem = <Code extends string>(code: Code, blocks: boolean, { number, canTakeOver }: BusyTrips) => ({
  ...problem(code, blocks, number),
  ...(canTakeOver && { canTakeOver }),
});

const blockingFirst = (one: { blocks: boolean }, other: { blocks: boolean }) =>
  Number(other.blocks) - Number(one.blocks);

export const toCapacity = ({
  effectiveSpace,
  maxCarryWeight,
  palletPlaces,
  loadingMeters,
}: Pick<CandidateVehicle, 'effectiveSpace' | 'maxCarryWeight' | 'palletPlaces' | 'loadingMeters'>): Amount => ({
  space: effectiveSpace,
  weight: maxCarryWeight,
  palletPlaces,
  loadingMeters,
});

/** Exceeded measures with the vehicle's capacity; pallets and loading meters also have the excess. */
const listExceeded = (load: Amount, capacity: Amount) =>
  findExceeded(load, capacity).map((measure) =>
    problem(
      `${measure}Exceeded` as const,
      true,
      measure === 'space' || measure === 'weight' ? capacity[measure] : excessOf(load, capacity, measure),
    ),
  );

/** The problems of a vehicle for a trip, blocking ones first. @param load null if it is not known yet */
export function vehicleProblems(
  vehicle: CandidateVehicle,
  load: Amount | null,
  requestedTypes: RequestedTypes,
  rules: Pick<AssignmentRules, 'documentExpired' | 'serviceExpired'> = DEFAULT_ASSIGNMENT_RULES,
  cargoNeeds: readonly CargoNeed[] = [],
): VehicleProblemEntry[] {
  const { isActive, isOwn, isSharedAway, isSharedIn, busy, unavailable, type, document, service } = vehicle;
  const { temperature = 'ambient' } = vehicle;
  return [
    !isActive && problem('inactive', true),
    isOwn && isSharedAway && problem('sharedAway', true),
    !isOwn && !isSharedIn && problem('notShared', true),
    busy && busyProblem('busy', true, busy),
    unavailable && problem('unavailable', true, unavailable.reason, unavailable.until),
    !isRequestedType(type, requestedTypes) && problem('typeNotRequested', true, requestedTypes?.join(', ') || null),
    !isColdEnough(type, temperature, cargoNeeds) && problem('tooWarm', true),
    ...(load ? listExceeded(load, toCapacity(vehicle)) : []),
    document && problem('documentExpired', rules.documentExpired === 'block', document.kind, document.at),
    service && problem('serviceExpired', rules.serviceExpired === 'block', service.name, service.at),
  ]
    .filter((entry) => entry !== false && entry !== null)
    .toSorted(blockingFirst);
}

export type CandidateDriver = {
  isBlocked: boolean;
  licenseExpiresAt: number | null;
  licenseClasses: readonly string[];
  /** The class that the vehicle needs; null: none, or no vehicle yet. */
  neededClass: string | null;
  healthReportExpiresAt: number | null;
  /** Another live trip at that time, and whether it is running. */
  busy: (BusyTrips & { isRunning: boolean }) | null;
  /** The driving that would be too long with the trip. */
  hours: readonly HoursProblem[];
};

/** Such as `11.5 / 9`. */
const formatHours = ({ hours, limit }: Pick<HoursProblem, 'hours' | 'limit'>) => `${hours} / ${limit}`;

type DriverRules = Pick<
  AssignmentRules,
  'driverRunning' | 'driverBusy' | 'driverHours' | 'healthReportExpired' | 'licenceClass'
>;

/** The problems of a driver for a trip. @param until the end of the trip, unix seconds */
export function driverProblems(
  driver: CandidateDriver,
  until: number,
  rules: DriverRules = DEFAULT_ASSIGNMENT_RULES,
): DriverProblemEntry[] {
  const { isBlocked, licenseExpiresAt, licenseClasses, neededClass, healthReportExpiresAt, busy, hours } = driver;
  const busyCode = busy?.isRunning ? 'running' : 'busy';
  const busyRule = busyCode === 'running' ? rules.driverRunning : rules.driverBusy;
  const isExpired = licenseExpiresAt !== null && licenseExpiresAt <= until;
  const isUnfit = healthReportExpiresAt !== null && healthReportExpiresAt <= until;
  return [
    isBlocked && problem('blocked', true),
    licenseExpiresAt === null && problem('licenceMissing', false),
    isExpired && problem('licenceExpired', true, null, licenseExpiresAt),
    !holdsLicenceClass(licenseClasses, neededClass) &&
      problem('licenceClass', rules.licenceClass === 'block', neededClass),
    isUnfit && problem('healthReportExpired', rules.healthReportExpired === 'block', null, healthReportExpiresAt),
    ...hours.map(({ code, at, ...driven }) => problem(code, rules.driverHours === 'block', formatHours(driven), at)),
    busy && busyProblem(busyCode, busyRule === 'block', busy),
  ]
    .filter((entry) => entry !== false && entry !== null)
    .toSorted(blockingFirst);
}

const MESSAGES: Record<VehicleProblemEntry['code'] | DriverProblemEntry['code'], string> = {
  inactive: 'Vehicle is not active',
  sharedAway: 'Vehicle is shared with a partner at that time',
  notShared: 'Vehicle is not shared with you at that time',
  busy: 'Vehicle is on another trip at that time',
  unavailable: 'Vehicle is unavailable at that time',
  typeNotRequested: 'The orders request another vehicle type',
  tooWarm: 'Vehicle is not as cold as the cargo needs',
  spaceExceeded: 'Vehicle is too small for the load',
  weightExceeded: 'Load is too heavy for the vehicle',
  palletPlacesExceeded: 'Load has too many pallets for the vehicle',
  loadingMetersExceeded: 'Load is too long for the vehicle',
  documentExpired: 'A document of the vehicle has expired',
  serviceExpired: 'A service of the vehicle is due',
  blocked: 'Driver is blocked',
  licenceMissing: "The driver's licence is not on file",
  licenceExpired: "The driver's licence has expired",
  licenceClass: "The driver's licence doesn't include the class that the vehicle needs",
  healthReportExpired: "The driver's health report has expired",
  shiftHours: 'Driver would drive too long in a shift',
  weekHours: 'Driver would drive too long in seven days',
  running: 'Driver is on another trip',
};

/** Messages for drivers, who can also be busy. */
export const DRIVER_MESSAGES = { ...MESSAGES, busy: MESSAGES.running };

type ProblemEntry = VehicleProblemEntry | DriverProblemEntry;

export const isBlocked = (problems: readonly ProblemEntry[]) => problems.some(({ blocks }) => blocks);

/** Whether the only problem is that other trips hold it, which can give it up. */
export const isOnlyTakeable = (problems: readonly ProblemEntry[]) =>
  isBlocked(problems) && problems.every(({ blocks, canTakeOver }) => !blocks || canTakeOver === true);

const isOfHours = ({ code }: ProblemEntry) => code === 'shiftHours' || code === 'weekHours';

const dayOf = ({ at }: ProblemEntry) => new Date((at ?? 0) * 1_000).toISOString().slice(0, 10);

/** Adds the hours and the day. */
const describe = (entry: ProblemEntry, messages: typeof MESSAGES) =>
  isOfHours(entry) ? `${messages[entry.code]}: ${entry.note} h, ${dayOf(entry)}` : messages[entry.code];

/**
 * The error of the blocking problems; null if there are none. It has the code and the details of the first, and the
 * text of all. `note`: `none` without one, because clients choose their text by it.
 */
export function findBlockingError(problems: readonly ProblemEntry[], messages = MESSAGES): FieldError | null {
  const blocking = problems.filter(({ blocks }) => blocks);
  const [first] = blocking;
  if (!first) return null;
  return {
    code: first.code,
    message: blocking.map((entry) => describe(entry, messages)).join('; '),
    params: { note: first.note ?? 'none', ...(isOfHours(first) && { day: dayOf(first) }) },
  };
}
