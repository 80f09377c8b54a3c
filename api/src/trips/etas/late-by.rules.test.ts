import { findLateBy } from './late-by.rules.ts';

test.each<[number | null, (number | null)[], number | null]>([
  [1_000, [1_060], null],
  [1_000, [1_000], null],
  [1_000, [900, 990], 100],
  [1_000, [null, 990], 10],
  [1_000, [null], null],
  [1_000, [], null],
  [null, [900], null],
])('an arrival at %j with windows until %j is %j s late', (eta, windows, lateBy) => {
  expect(findLateBy(eta, windows)).toBe(lateBy);
});

test('an unknown arrival is not late, not even after a window of 1970', () => {
  expect(findLateBy(null, [-5])).toBeNull();
});
