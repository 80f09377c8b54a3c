import { HOUR } from 'shared-contracts/values/time';
import { getInitialTime } from './initial-time.rules.ts';

const plan = { from: 0, to: 100 * HOUR };
const trip = (begin: number, end: number) => ({ beginsAt: begin * HOUR, endsAt: end * HOUR });

test.each([
  ['the first trip that is not over', [trip(2, 4), trip(20, 24), trip(30, 31)], 10, 19],
  ['a trip that is running', [trip(2, 4), trip(8, 14)], 10, 7],
  ['now, without such a trip', [trip(2, 4)], 10, 9],
  ['the start of the plan, before it', [], -50, 0],
  ['the end of the plan, after it', [trip(2, 4)], 500, 99],
])('opens at %s', (_case, trips, now, expected) => {
  expect(getInitialTime(trips, { ...plan, now: now * HOUR })).toBe(expected * HOUR);
});
