import { DAY } from 'shared-contracts/values/time';
import { type Drive, drivenBetween } from '../../driver-hours/driver-hours.rules.ts';

/** The most that a driver may drive in any seven days, in seconds, and their other drives. */
export type DriverWeek = { most: number; drives: readonly Drive[] };

const WEEK = 7 * DAY;
/** Sums of fractional seconds may be off by this much. */
const TOLERANCE = 1;

/** Whether a driver would drive too long in any seven days that include planned driving. */
export function exceedsWeek(planned: readonly Drive[], { most, drives }: DriverWeek): boolean {
  const all = [...drives, ...planned];
  if (planned.length === 0 || all.reduce((sum, { seconds }) => sum + seconds, 0) <= most) return false;
  return all.some(
    ({ toAt }) =>
      drivenBetween(planned, toAt - WEEK, toAt) > 0 && drivenBetween(all, toAt - WEEK, toAt) > most + TOLERANCE,
  );
}
