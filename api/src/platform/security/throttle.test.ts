import { delayAfter } from './throttle.ts';

test('the wait doubles from five seconds to a quarter of an hour', () => {
  expect([1, 5, 6, 7, 8, 13, 14, 1_000_000].map((failures) => delayAfter(failures, 5))).toEqual([
    0, 0, 5, 10, 20, 640, 900, 900,
  ]);
});
