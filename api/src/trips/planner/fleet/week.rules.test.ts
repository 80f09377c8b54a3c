import { DAY, HOUR } from 'shared-contracts/values/time';
import type { Drive } from '../../driver-hours/driver-hours.rules.ts';
import { exceedsWeek } from './week.rules.ts';

/** So many seconds of driving that end on a day. */
const drive = (day: number, seconds: number): Drive => ({ fromAt: day * DAY - seconds, toAt: day * DAY, seconds });
const MOST = 8 * HOUR;

test.each<[string, Drive[], Drive[], boolean]>([
  ['nothing planned, however long a driver drives', [], [drive(1, 9 * HOUR)], false],
  ['as much as allowed', [drive(1, 5 * HOUR)], [drive(2, 3 * HOUR)], false],
  ['a second more, by rounding', [drive(1, 5 * HOUR + 1)], [drive(2, 3 * HOUR)], false],
  ['two seconds more', [drive(1, 5 * HOUR + 2)], [drive(2, 3 * HOUR)], true],
  ['more before it in the same seven days', [drive(7, 5 * HOUR)], [drive(1, 4 * HOUR)], true],
  ['more in two weeks', [drive(9, 5 * HOUR)], [drive(1, 4 * HOUR)], false],
  [
    'too much a week later, without the planned driving',
    [drive(1, HOUR)],
    [drive(11, 5 * HOUR), drive(12, 5 * HOUR)],
    false,
  ],
])('planned driving exceeds the limit of seven days: %s', (_name, planned, drives, expected) => {
  expect(exceedsWeek(planned, { most: MOST, drives })).toBe(expected);
});
