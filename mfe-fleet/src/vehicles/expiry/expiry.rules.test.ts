import fc from 'fast-check';
import { DAY } from 'shared-contracts/values/time';
import { getDueAt, getExpiry } from './expiry.rules.ts';

const NOW = 1_800_000_000;

test.each([
  [0, 'expired', 0],
  [-1, 'expired', 0],
  [-DAY, 'expired', 1],
  [1, 'expiring', 0],
  [DAY, 'expiring', 1],
  [30 * DAY, 'expiring', 30],
  [30 * DAY + 1, 'valid', 30],
  [400 * DAY, 'valid', 400],
])('%i s from now: %s, %i days', (seconds, state, days) =>
  expect(getExpiry(NOW + seconds, NOW)).toEqual({ state, days }),
);

test('a later service is due later, and never before it was done', () => {
  fc.assert(
    fc.property(fc.nat(NOW), fc.nat(NOW), fc.integer({ min: 1, max: 3_650 }), (a, b, days) => {
      const [first, second] = [getDueAt(Math.min(a, b), days), getDueAt(Math.max(a, b), days)];
      expect(first).toBeGreaterThan(Math.min(a, b));
      expect(second).toBeGreaterThanOrEqual(first ?? 0);
    }),
  );
  expect(getDueAt(null, 90)).toBeNull();
  expect(getDueAt(NOW, 90)).toBe(NOW + 7_776_000);
});
