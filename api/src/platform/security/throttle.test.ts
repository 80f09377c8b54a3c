import { backoffSeconds } from './throttle.ts';

test('doubles the wait from five seconds up to 15 minutes', () => {
  expect([1, 5, 6, 7, 8, 13, 14, 1_000_000].map((failures) => backoffSeconds(failures, 5))).toEqual([
    0, 0, 5, 10, 20, 640, 900, 900,
  ]);
});
