import fc from 'fast-check';
import { consumeAllowance, FULL_ALLOWANCE } from './rate.rules.ts';

test.each([
  ['a full burst', { remaining: 60_000, at: 5 }, 60_000, 5, { remaining: 0, at: 5 }, 0],
  ['one more than a burst', { remaining: 60_000, at: 5 }, 60_001, 5, { remaining: 60_000, at: 5 }, 1],
  ['what a second adds', { remaining: 0, at: 5 }, 10_000, 6, { remaining: 0, at: 6 }, 0],
  ['a little more than that', { remaining: 0, at: 5 }, 10_001, 6, { remaining: 10_000, at: 6 }, 1],
  ['much more than that', { remaining: 0, at: 5 }, 30_001, 6, { remaining: 10_000, at: 6 }, 3],
  ['what is left', { remaining: 500, at: 5 }, 200, 5, { remaining: 300, at: 5 }, 0],
  ['a burst after an hour', { remaining: 0, at: 5 }, 60_000, 3_605, { remaining: 0, at: 3_605 }, 0],
  ['what is left when the clock goes back', { remaining: 500, at: 5 }, 500, 1, { remaining: 0, at: 1 }, 0],
])('%s can be consumed', (_case, before, positions, now, allowance, wait) => {
  expect(consumeAllowance(before, positions, now)).toEqual({ allowance, wait });
});

test('starts with a full burst', () => {
  expect(consumeAllowance(FULL_ALLOWANCE, 60_000, 0).wait).toBe(0);
});

test('accepts at most a burst and 10,000 positions a second, and a wait always helps', () => {
  const calls = fc.array(fc.record({ positions: fc.nat(60_000), seconds: fc.nat(5) }), { maxLength: 50 });
  fc.assert(
    fc.property(calls, (steps) => {
      let [allowance, now, accepted] = [FULL_ALLOWANCE, 0, 0];
      for (const { positions, seconds } of steps) {
        now += seconds;
        const result = consumeAllowance(allowance, positions, now);
        allowance = result.allowance;
        if (result.wait === 0) accepted += positions;
        else expect(consumeAllowance(allowance, positions, now + result.wait).wait).toBe(0);
      }
      expect(accepted).toBeLessThanOrEqual(60_000 + now * 10_000);
    }),
  );
});
