import type { FleetRefusalCode } from 'shared-contracts/values/trips/plans';
import type { Travel } from '../../../network/public.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Drive } from '../../driver-hours/driver-hours.rules.ts';
import type { FleetSettings, FleetUse, FleetVehicle, RestRule } from './fleet.rules.ts';
import type { FleetTrip } from './fleet-trip.rules.ts';
import { exceedsWeek } from './week.rules.ts';

export type FleetContext = {
  settings: FleetSettings;
  /** The earliest departure of vehicles, in unix seconds. */
  earliest: number;
  /** In whole metres and seconds. */
  travel: Travel;
};

const NO_TRAVEL = { metres: 0, seconds: 0 };

/** A driver's work since the last rest. */
type Shift = { beganAt: number; driven: number; hasPlanned: boolean };
type Entry = {
  startsAt: number;
  endsAt: number;
  trip: FleetTrip | null;
  from: Point | null;
  to: Point | null;
  isWork: boolean;
};

/**
 * The metres of each trip's approach, and seconds and metres of all empty legs; or why the trips don't fit together.
 */
export type VehicleDay =
  | { refusal: FleetRefusalCode }
  | { refusal: null; empty: number; emptyMetres: number; approaches: ReadonlyMap<number, number> };

const toEntries = (uses: readonly FleetUse[], trips: readonly FleetTrip[]): Entry[] =>
  [
    ...uses.map(({ fromAt, toAt, ...use }) => ({ startsAt: fromAt, endsAt: toAt, trip: null, ...use })),
    ...trips.map((trip) => ({ ...trip, trip, from: trip.first, to: trip.last, isWork: true })),
  ].toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);

/** Adds the legs of a trip to a shift. A pause as long as a rest starts a new shift. False if a shift is too long. */
function work(shift: Shift, trip: FleetTrip, { driveBeforeRest, restLength }: RestRule, maxShift: number): boolean {
  let leftAt = trip.startsAt;
  for (const { drive, pause, leaveAt } of trip.legs) {
    const isRest = pause >= restLength && restLength > 0;
    const driveBefore = isRest ? Math.min(drive, driveBeforeRest - shift.driven) : drive;
    shift.driven += Math.max(0, driveBefore);
    if (shift.driven > driveBeforeRest) return false;
    if (isRest) {
      if (leftAt + driveBefore - shift.beganAt > maxShift) return false;
      shift.beganAt = leftAt + driveBefore + pause;
      shift.driven = drive - driveBefore;
    }
    if (leaveAt - shift.beganAt > maxShift) return false;
    leftAt = leaveAt;
  }
  return true;
}

const toDrive = (toAt: number, seconds: number): Drive => ({ fromAt: toAt - seconds, toAt, seconds });

/** The drives of a trip and of its approach. */
const listDrives = ({ startsAt, legs }: FleetTrip, approach: number): Drive[] => [
  toDrive(startsAt, approach),
  ...legs.map(({ arriveAt, drive }) => toDrive(arriveAt, drive)),
];

/**
 * Schedules trips of a vehicle and its driver between their other tasks: checks that they are everywhere in time and
 * that the driver rests in time.
 */
export function planVehicleDay(vehicle: FleetVehicle, trips: readonly FleetTrip[], context: FleetContext): VehicleDay {
  const { settings, earliest, travel } = context;
  const { rest } = settings;
  const maxShift = Math.min(settings.maxShift, vehicle.driver?.maxShift ?? Infinity);
  const approaches = new Map<number, number>();
  const week = vehicle.driver?.week ?? null;
  const drives: Drive[] = [];
  let [place, freeAt, workedUntil, empty, emptyMetres] = [vehicle.place, earliest, -Infinity, 0, 0];
  let shift: Shift | null = null;
  for (const { startsAt, endsAt, trip, from, to, isWork } of toEntries(vehicle.uses, trips)) {
    const isBound = trip !== null || approaches.size > 0;
    // A fixed task may be late anyway; it only has to be in time after a planned trip.
    const { metres, seconds: approach } = isBound && place && from ? travel(place, from) : NO_TRAVEL;
    if (isBound && freeAt + approach > startsAt) return { refusal: freeAt > startsAt ? 'busy' : 'tooFar' };
    if (isWork) {
      const departAt = startsAt - approach;
      if (!shift || departAt - workedUntil >= rest.restLength)
        shift = { beganAt: departAt, driven: 0, hasPlanned: false };
      shift.driven += approach;
      shift.hasPlanned ||= trip !== null;
      const isTooLong = trip
        ? !work(shift, trip, rest, maxShift)
        : endsAt - shift.beganAt > maxShift || shift.driven > rest.driveBeforeRest;
      if (isTooLong && shift.hasPlanned) return { refusal: 'driverHours' };
      workedUntil = Math.max(workedUntil, endsAt);
    }
    if (trip) {
      if (week) drives.push(...listDrives(trip, approach));
      approaches.set(trip.index, metres);
      empty += approach;
      emptyMetres += metres;
    }
    freeAt = Math.max(freeAt, endsAt);
    place = to ?? place;
  }
  if (vehicle.home && place && shift && approaches.size > 0) {
    const { metres, seconds: home } = travel(place, vehicle.home);
    empty += home;
    emptyMetres += metres;
    if (week) drives.push(toDrive(freeAt + home, home));
    const isRested = freeAt - workedUntil >= rest.restLength;
    const isLate = shift.driven + home > rest.driveBeforeRest || freeAt + home - shift.beganAt > maxShift;
    if (isLate && !isRested && shift.hasPlanned) return { refusal: 'driverHours' };
  }
  if (week && exceedsWeek(drives, week)) return { refusal: 'driverHours' };
  return { refusal: null, empty, emptyMetres, approaches };
}
