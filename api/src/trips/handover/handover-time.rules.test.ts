import { toHandoverTime } from './handover-time.rules.ts';

test.each([
  ['now', undefined, 100, 50, 100],
  ['not before the last one, which a clock ahead has recorded', undefined, 100, 120, 120],
  ['as reported', 80, 100, 50, 80],
  ['not in the future', 130, 100, 50, 100],
  ['at the last one', 50, 100, 50, 50],
  ['refused before the last one', 49, 100, 50, null],
  ['refused where the last one is still to come', 130, 100, 120, null],
])('a handover happens %s', (_case, at, now, lastAt, time) => {
  expect(toHandoverTime({ at, now, lastAt })).toBe(time);
});
