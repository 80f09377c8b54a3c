import fc from 'fast-check';
import { decimal } from '../../platform/values/money.ts';
import { allocateCost } from './spread.rules.ts';
import { sum, cents, metres, inKm } from './testing/rating.fixtures.ts';

test('allocated amounts add up to the cost, even when distances or weights are missing', () => {
  const sharers = fc.array(fc.record({ distance: fc.option(metres.map(inKm)), weight: fc.option(metres.map(inKm)) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(cents(100_000_000), sharers, (cost, shares) => {
      const parts = allocateCost(
        cost,
        shares.map((sharer, i) => ({ id: `${i}`, ...sharer })),
      );
      expect(sum(parts)).toBe(cost);
      expect(parts.every(({ amount }) => decimal(amount).gte(0))).toBe(true);
    }),
  );
  expect(
    allocateCost('100', [
      { id: 'a', distance: '1', weight: null },
      { id: 'b', distance: '2', weight: null },
    ]),
  ).toEqual([
    { id: 'a', amount: '33.33' },
    { id: 'b', amount: '66.67' },
  ]);
  expect(
    allocateCost('100', [
      { id: 'a', distance: null, weight: '3' },
      { id: 'b', distance: '2', weight: '1' },
    ]).map(({ amount }) => amount),
  ).toEqual(['75.00', '25.00']);
  expect(
    allocateCost(
      '0.01',
      ['a', 'b', 'c'].map((name) => ({ id: name, distance: null, weight: null })),
    ).map(({ amount }) => amount),
  ).toEqual(['0.00', '0.00', '0.01']);
});
