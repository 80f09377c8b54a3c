import fc from 'fast-check';
import { findExpired, findExpiring, findNextExpiry, type Lot, remainingByLot } from './lots.rules.ts';

const lot = (purchaseId: string | null, quantity: number, expiresAt: number | null = null, gone = 0): Lot => ({
  purchaseId,
  quantity,
  gone,
  expiresAt,
});
const LOTS = [lot(null, 10), lot('a', 20, 100, 5), lot('b', 30, 200), lot('c', 5, 200)];

test.each([
  [0, [10, 15, 30, 5]],
  [4, [6, 15, 30, 5]],
  [10, [0, 15, 30, 5]],
  [12, [0, 13, 30, 5]],
  [60, [0, 0, 0, 0]],
])('%i used credits leave %j: the oldest are used first', (used, remaining) => {
  expect(remainingByLot(LOTS, used).map((one) => one.remaining)).toEqual(remaining);
});

test.each([
  [0, 99, [], ['a'], { quantity: 15, at: 100 }],
  [0, 100, ['a'], ['b', 'c'], { quantity: 15, at: 100 }],
  [25, 100, [], ['b', 'c'], { quantity: 35, at: 200 }],
  [27, 200, ['b', 'c'], [], { quantity: 33, at: 200 }],
  [60, 200, [], [], null],
])('%i used at %i: expired %j, expiring soon %j, next %j', (used, now, expired, expiring, next) => {
  const lots = remainingByLot(LOTS, used);
  expect(findExpired(lots, now).map(({ purchaseId }) => purchaseId)).toEqual(expired);
  expect(findExpiring(lots, now, 100).map(({ purchaseId }) => purchaseId)).toEqual(expiring);
  expect(findNextExpiry(lots)).toEqual(next);
});

const arbitraryLot = fc.record({
  purchaseId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 50 }),
  gone: fc.constant(0),
  expiresAt: fc.option(fc.integer({ min: 1, max: 9 })),
});

test('expired credits are removed once, in any order of uses and expiries', () => {
  fc.assert(
    fc.property(fc.array(arbitraryLot, { minLength: 1, maxLength: 8 }), fc.nat(100), fc.nat(9), (lots, share, now) => {
      const total = lots.reduce((sum, { quantity }) => sum + quantity, 0);
      const used = Math.floor((total * share) / 100);
      const before = remainingByLot(lots, used);
      const expired = findExpired(before, now);
      const after = remainingByLot(
        lots.map((one) => ({
          ...one,
          gone: expired.find(({ purchaseId }) => purchaseId === one.purchaseId)?.remaining ?? 0,
        })),
        used,
      );
      const sum = (of: readonly { remaining: number }[]) => of.reduce((all, { remaining }) => all + remaining, 0);
      expect(sum(before)).toBe(total - used);
      expect(sum(after)).toBe(total - used - sum(expired));
      expect(findExpired(after, now)).toEqual([]);
    }),
  );
});

test('credits without a purchase or without an end never expire', () => {
  const lots = remainingByLot([lot(null, 10, 100), lot('a', 10), lot('b', 0, 100), lot('c', 7, 150)], 0);
  expect(findExpired(lots, 120)).toEqual([]);
  expect(findExpiring(lots, 50, 500).map(({ purchaseId }) => purchaseId)).toEqual(['c']);
  expect(findNextExpiry(lots)).toEqual({ quantity: 7, at: 150 });
});
