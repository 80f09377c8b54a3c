import fc from 'fast-check';
import { dueAfter, expiryOf } from './expiry.rules.ts';

const DAY = 86_400;
const NOW = 1_800_000_000;

test.each([
  [0, 'expired', 0],
  [-1, 'expired', 0],
  [-DAY, 'expired', 1],
  [1, 'soon', 0],
  [DAY, 'soon', 1],
  [30 * DAY, 'soon', 30],
  [30 * DAY + 1, 'later', 30],
  [400 * DAY, 'later', 400],
])('%i s from now: %s, %i days', (seconds, state, days) =>
  expect(expiryOf(NOW + seconds, NOW)).toEqual({ state, days }),
);

test('what was done later is due later, and never sooner than it was done', () => {
  fc.assert(
    fc.property(fc.nat(NOW), fc.nat(NOW), fc.integer({ min: 1, max: 3_650 }), (one, other, days) => {
      const [first, second] = [dueAfter(Math.min(one, other), days), dueAfter(Math.max(one, other), days)];
      expect(first).toBeGreaterThan(Math.min(one, other));
      expect(second).toBeGreaterThanOrEqual(first ?? 0);
    }),
  );
  expect(dueAfter(null, 90)).toBeNull();
});
