import { toServicePeriod } from './service-period.rules.ts';

test.each([
  [20, 10, 10, 20],
  [10, 20, 10, 20],
  [null, 20, null, 20],
  [20, null, 20, null],
])('dates from %s to %s are read as from %s to %s', (from, to, first, last) => {
  expect(toServicePeriod({ from, to })).toEqual({ from: first, to: last });
});
