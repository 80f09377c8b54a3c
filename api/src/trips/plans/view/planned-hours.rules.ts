import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import {
  type Drive,
  findHoursProblems,
  type HoursProblem,
  toDriverLimits,
} from '../../driver-hours/driver-hours.rules.ts';
import type { ScheduledTrip } from './plan-trip.rules.ts';

const toDrives = ({ scheduled }: ScheduledTrip): Drive[] =>
  scheduled.flatMap(({ arriveAt, drive }) =>
    drive > 0 ? [{ fromAt: arriveAt - drive, toAt: arriveAt, seconds: drive }] : [],
  );

/** Judges the driving of the trips of a plan, together with each other and with the created trips. */
export function createPlannedHours(
  trips: readonly ScheduledTrip[],
  booked: ReadonlyMap<string, readonly Drive[]>,
  rules: DriverHoursRules,
) {
  const open = trips.filter(({ trip }) => !trip.createdTrip);
  const drivesByTrip = new Map(open.map((scheduled) => [scheduled.trip.id, toDrives(scheduled)]));
  const byDriver = Map.groupBy(open, ({ trip }) => trip.driverId);
  return ({ trip }: ScheduledTrip, driver: { id: string; maxHoursPerShift: number | null }): HoursProblem[] => {
    const planned = (byDriver.get(driver.id) ?? []).filter((other) => other.trip.id !== trip.id);
    const others = planned.flatMap((other) => drivesByTrip.get(other.trip.id) ?? []);
    return findHoursProblems(
      drivesByTrip.get(trip.id) ?? [],
      [...others, ...(booked.get(driver.id) ?? [])],
      toDriverLimits(rules, driver),
    );
  };
}
