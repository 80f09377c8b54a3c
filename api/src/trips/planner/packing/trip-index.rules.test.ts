import fc from 'fast-check';
import { addOrder, buildTrip, createPackingContext, type OpenTrip, type PackingContext } from './open-trip.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';
import { createTripIndex, findCandidates, findFirstFit, setTrip } from './trip-index.rules.ts';

type Shipments = Parameters<typeof lineProblem>[0];
const contextOf = (shipments: Shipments, effort = 0) => createPackingContext(lineProblem(shipments), effort);
const tripsOf = (orders: readonly number[], context: PackingContext) =>
  orders.map((order) => buildTrip([order], context) as OpenTrip);
/** Trips with one order each; the last order is the one to add. */
const indexOf = (shipments: Shipments) => {
  const context = contextOf(shipments);
  const orders = shipments.slice(0, -1).map((_shipment, i) => i);
  return { context, order: orders.length, index: createTripIndex(tripsOf(orders, context), orders.length) };
};

test.each<[string, Shipments, number[]]>([
  ['with enough space', [{ space: 15 }, { space: 14 }, { space: 6 }], [1]],
  ['with enough weight', [{ weight: 301 }, { weight: 300 }, { weight: 100 }], [1]],
  ['whose pickups close late enough', [{ pickup: [0, 99] }, { pickup: [0, 100] }, { pickup: [100, 200] }], [1]],
  ['whose pickups open early enough', [{ pickup: [201, 300] }, { pickup: [200, 300] }, { pickup: [100, 200] }], [1]],
  [
    'that start early enough for the delivery',
    [{ pickup: [101, 300] }, { pickup: [100, 300] }, { delivery: [0, 1_000] }],
    [1],
  ],
  ['in their order', [{}, {}, {}], [0, 1]],
  ['that exist', [{}], []],
])('finds trips %s', (_name, shipments, expected) => {
  const { index, order, context } = indexOf(shipments);
  expect(findCandidates(index, order, context)).toEqual(expected);
});

test('skips dissolved trips and finds changed ones', () => {
  const { index, order, context } = indexOf([{}, {}, { space: 6 }]);
  const [full] = tripsOf([0], contextOf([{ space: 15 }]));
  setTrip(index, 0, null);
  expect(findCandidates(index, order, context)).toEqual([1]);
  setTrip(index, 1, full!);
  expect(findCandidates(index, order, context)).toEqual([]);
  setTrip(index, 0, tripsOf([0], context)[0]!);
  expect(findCandidates(index, order, context)).toEqual([0]);
});

const anyShipment = fc.record({
  space: fc.integer({ min: 1, max: 20 }),
  weight: fc.integer({ min: 1, max: 400 }),
  pickup: fc.tuple(fc.nat(20), fc.nat(10)).map(([from, length]): [number, number] => [from, from + length]),
});
const anyIndex = fc.record({
  shipments: fc.array(anyShipment, { minLength: 40, maxLength: 80 }),
  dissolved: fc.array(fc.nat(79), { maxLength: 60 }),
});

test('finds the same trips as a search through all, however many there are', () => {
  fc.assert(
    fc.property(anyIndex, ({ shipments, dissolved }) => {
      const { index, order, context } = indexOf(shipments);
      for (const i of dissolved) if (i < order) setTrip(index, i, null);
      const { space, weight, pickup } = shipments[order]!;
      const expected = shipments.slice(0, -1).flatMap((other, i) => {
        const fits = space + other.space <= 20 && weight + other.weight <= 400;
        const overlaps = pickup[0] <= other.pickup[1] && other.pickup[0] <= pickup[1];
        return fits && overlaps && !dissolved.includes(i) ? [i] : [];
      });
      expect(findCandidates(index, order, context)).toEqual(expected);
    }),
  );
});

test('finds the first trip that an order can join, and the trip with it', () => {
  const { index, order, context } = indexOf([{ space: 15 }, { skills: [0] }, {}, {}, { skills: [1], space: 6 }]);
  expect(findFirstFit(index, order, context)).toEqual({ i: 1, extended: addOrder(index.trips[1]!, order, context) });
});

test('finds no trip for an order that fits none', () => {
  const { index, order, context } = indexOf([{ skills: [0] }, { skills: [9] }]);
  expect(findFirstFit(index, order, context)).toBeNull();
});

test('tries only candidates, and among them only those that still have room', () => {
  const { index, order, context } = indexOf([{}, {}, {}, { space: 6 }]);
  const candidates = findCandidates(index, order, context);
  setTrip(index, 1, tripsOf([0], contextOf([{ space: 15 }]))[0]!);
  expect(findFirstFit(index, order, context, [1, 2])?.i).toBe(2);
  expect(findFirstFit(index, order, context, candidates)?.i).toBe(0);
  setTrip(index, 2, null);
  expect(findFirstFit(index, order, context, [1, 2])).toBeNull();
});

test('tries an order only once with each trip', () => {
  /** Both orders can only be combined by a search from scratch, which fails. */
  const shipments: Shipments = [{ delivery: [0, 900] }, { from: 5, drops: [0], delivery: [0, 900] }, { drops: [20] }];
  const context = contextOf(shipments, 10);
  const index = createTripIndex(tripsOf([0], context), 1);
  expect(findFirstFit(index, 1, context)).toBeNull();
  expect(context.effort.remaining).toBe(9);
  expect(findFirstFit(index, 1, context)).toBeNull();
  expect(context.effort.remaining).toBe(9);
  expect(findFirstFit(index, 2, context)?.i).toBe(0);
});
