import { DAY } from 'shared-contracts/values/time';
import { type Drive, drivenBetween } from '../../driver-hours/driver-hours.rules.ts';

/** How long a driver may drive in any seven days, in seconds, and when they drive anyway. */
export type DriverWeek = { most: number; drives: readonly Drive[] };

const WEEK = 7 * DAY;
/** What is driven is summed up from parts of seconds. */
const TOLERANCE = 1;

/** Whether a driver would drive too long in seven days that contain planned driving. */
export function exceedsWeek(planned: readonly Drive[], { most, drives }: DriverWeek): boolean {
  const all = [...drives, ...planned];
  if (planned.length === 0 || all.reduce((sum, { seconds }) => sum + seconds, 0) <= most) return false;
  return all.some(
    ({ toAt }) =>
      drivenBetween(planned, toAt - WEEK, toAt) > 0 && drivenBetween(all, toAt - WEEK, toAt) > most + TOLERANCE,
  );
}
