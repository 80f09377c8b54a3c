import fc from 'fast-check';
import { freeSlots, INITIAL_LOAD, nextLimit } from './concurrency.rules.ts';

const FAST = { ms: 20, isAccepted: true };

test.each([
  ['one more after a fast answer', 10, FAST, 11],
  ['half after a slow answer', 40, { ms: 1_001, isAccepted: true }, 20],
  ['half after a failure', 41, { ms: 5, isAccepted: false }, 20],
  ['never fewer than four', 5, { ms: 10_000, isAccepted: false }, 4],
  ['never more than a hundred', 100, FAST, 100],
])('%s', (_, limit, attempt, expected) => expect(nextLimit(limit, attempt)).toBe(expected));

test('stays within its limits for any responses of an endpoint, and recovers', () => {
  const attempt = fc.record({ ms: fc.nat(12_000), isAccepted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 300 }), (attempts) => {
      const limit = attempts.reduce(nextLimit, INITIAL_LOAD.limit);
      expect(limit).toBeGreaterThanOrEqual(4);
      expect(limit).toBeLessThanOrEqual(100);
      expect(Array(96).fill(FAST).reduce(nextLimit, limit)).toBe(100);
    }),
  );
});

test('gives no slot to an endpoint whose limit is below its messages in flight', () => {
  expect([
    freeSlots({ limit: 4, inFlight: 10 }),
    freeSlots({ limit: 10, inFlight: 4 }),
    freeSlots(INITIAL_LOAD),
  ]).toEqual([0, 6, 10]);
});
