import { nextAttemptAt } from './attempts.rules.ts';

test('tries a move again after 1, 5, 15, 60 and 240 minutes, and then no more', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempts) => nextAttemptAt(attempts, 1_000))).toEqual([
    1_060,
    1_300,
    1_900,
    4_600,
    15_400,
    null,
  ]);
});
