import fc from 'fast-check';
import { HOUR } from 'shared-contracts/values/time';
import { type StopOrder, orderIdsOf } from '../state/plan-state.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import { orderStops, placeOrders } from './place-orders.rules.ts';
import type { DeskOrder } from './plan-order.ts';
import { applyStops } from './resolve-stops.rules.ts';

const OPTIONS = { startAt: null, earliest: 0 };
const order = (id: string, places: readonly number[], more: Partial<DeskOrder> = {}) =>
  deskOrder(id, { stops: places.map((place, i) => deskStop(place, i === 0 ? 'pickup' : 'drop')), ...more });
/** `l3 +b`: picks up the order b at the place 3. */
const show = (stops: readonly StopOrder[]) =>
  stops
    .map(({ locationId, pickOrderIds, dropOrderIds }) =>
      [locationId, ...pickOrderIds.map((id) => `+${id}`), ...dropOrderIds.map((id) => `-${id}`)].join(' '),
    )
    .join(', ');

/** From place 0 to place 10, picked up from 8:00 to 9:00, delivered by noon. */
const a = deskOrder('a');
const CURRENT = orderStops([a], OPTIONS);
const place = (added: DeskOrder, position: number | null = null, options = {}) =>
  show(placeOrders(CURRENT, { present: [a], added: [added] }, position, { ...OPTIONS, ...options }));

test.each<[what: string, added: DeskOrder, stops: string]>([
  ['of the same places joins both stops', order('b', [0, 10]), 'l0 +a +b, l10 -a -b'],
  ['on the way lies in between', order('b', [3, 7]), 'l0 +a, l3 +b, l7 -b, l10 -a'],
  ['against the way comes before', order('b', [7, 3]), 'l7 +b, l3 -b, l0 +a, l10 -a'],
  ['with one place on the way joins it there', order('b', [0, 5]), 'l0 +a +b, l5 -b, l10 -a'],
  ['with two drops keeps their order', order('b', [0, 10, 5]), 'l0 +a +b, l10 -a -b, l5 -b'],
  [
    'due before the others are open is served first',
    order('b', [3, 7], { pickupFrom: 0, pickupTo: 6 * HOUR, deliveryTo: 7 * HOUR }),
    'l3 +b, l7 -b, l0 +a, l10 -a',
  ],
  [
    'that would make another late is served after it',
    order('b', [3, 7], { pickupFrom: 13 * HOUR, pickupTo: 14 * HOUR, deliveryTo: 20 * HOUR }),
    'l0 +a, l10 -a, l3 +b, l7 -b',
  ],
])('an order %s', (_, added, stops) => {
  expect(place(added)).toBe(stops);
});

test.each<[position: number, added: DeskOrder, stops: string]>([
  [0, order('b', [5, 7]), 'l5 +b, l0 +a, l7 -b, l10 -a'],
  [1, order('b', [3, 7]), 'l0 +a, l3 +b, l7 -b, l10 -a'],
  [2, order('b', [3, 7]), 'l0 +a, l10 -a, l3 +b, l7 -b'],
  [9, order('b', [3, 7]), 'l0 +a, l10 -a, l3 +b, l7 -b'],
  [0, order('b', [0, 10]), 'l0 +a +b, l10 -a -b'],
  [1, order('b', [0, 10]), 'l0 +a +b, l10 -a -b'],
  [2, order('b', [0, 10]), 'l0 +a, l10 -a, l0 +b, l10 -b'],
  [0, order('b', [10, 0]), 'l10 +b, l0 +a -b, l10 -a'],
  [1, order('b', [10, 20]), 'l0 +a, l10 +b -a, l20 -b'],
  [2, order('b', [10, 20]), 'l0 +a, l10 +b -a, l20 -b'],
])('a pickup dropped at the stop %i goes there, or to an adjacent stop at its place', (position, added, stops) => {
  expect(place(added, position)).toBe(stops);
});

test('several orders are added one after the other, each at its best place', () => {
  const added = [order('b', [3, 7]), order('c', [3, 12])];
  expect(show(placeOrders(CURRENT, { present: [a], added }, null, OPTIONS))).toBe(
    'l0 +a, l3 +b +c, l7 -b, l10 -a, l12 -c',
  );
});

test('an empty trip gets the stops of its first order', () => {
  expect(show(placeOrders([], { present: [], added: [order('b', [3, 7, 5])] }, null, OPTIONS))).toBe(
    'l3 +b, l7 -b, l5 -b',
  );
});

const places = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 3 });
test('wherever orders are added, stops stay in sequence and every stop of each order is made once', () => {
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 1, maxLength: 3 }),
      places,
      fc.option(fc.nat(8)),
      (present, added, position) => {
        const before = present.map((of, i) => order(`o${i}`, of));
        const current = orderStops(before, OPTIONS);
        const stops = placeOrders(current, { present: before, added: [order('x', added)] }, position, OPTIONS);
        expect(applyStops(stops, [...before, order('x', added)]).problem).toBeNull();
        const without = stops
          .map(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds].filter((id) => id !== 'x'))
          .filter((ids) => ids.length > 0);
        const idsOf = (of: readonly StopOrder[]) =>
          of.map(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds].toSorted().join());
        expect(without.flat().toSorted()).toEqual(
          current.flatMap(({ pickOrderIds, dropOrderIds }) => [...pickOrderIds, ...dropOrderIds]).toSorted(),
        );
        expect(idsOf(current).length).toBeLessThanOrEqual(stops.length);
      },
    ),
    { numRuns: 60 },
  );
});

test.each<[what: string, orders: DeskOrder[], stops: string]>([
  ['of no order are none', [], ''],
  ['of two orders take the shortest way', [order('a', [0, 10]), order('b', [10, 20])], 'l0 +a, l10 +b -a, l20 -b'],
  [
    'keep the windows',
    [
      order('a', [0, 10], { pickupFrom: 12 * HOUR, pickupTo: 13 * HOUR, deliveryTo: 20 * HOUR }),
      order('b', [5, 11], { pickupFrom: 6 * HOUR, pickupTo: 7 * HOUR, deliveryTo: 8 * HOUR }),
    ],
    'l5 +b, l11 -b, l0 +a, l10 -a',
  ],
])('the best stops %s', (_, orders, stops) => {
  expect(show(orderStops(orders, OPTIONS))).toBe(stops);
});

test('a later start changes which pickups come first, so that total lateness is lower', () => {
  const until = (pickupTo: number) => ({ pickupFrom: 0, pickupTo, deliveryTo: null });
  const orders = [
    order('a', [0, 1], until(4 * HOUR)),
    order('b', [30, 60], until(5.2 * HOUR)),
    order('c', [31, 61], until(5.2 * HOUR)),
  ];
  expect(show(orderStops(orders, OPTIONS))).toBe('l0 +a, l1 -a, l30 +b, l31 +c, l60 -b, l61 -c');
  for (const late of [{ startAt: 5 * HOUR }, { earliest: 5 * HOUR }])
    expect(show(orderStops(orders, { ...OPTIONS, ...late }))).toMatch(/^l3[01] \+[bc], l3[01] \+[bc], l0 \+a/);
});

test('trips of very many stops are ordered by the simple rules, with every stop once', () => {
  const orders = Array.from({ length: 21 }, (_, i) =>
    order(`o${i}`, [i, 40 + i], { pickupFrom: 0, pickupTo: null, deliveryTo: null }),
  );
  const stops = orderStops(orders, OPTIONS);
  expect(applyStops(stops, orders).problem).toBeNull();
  expect(stops).toHaveLength(42);
  expect(orderIdsOf({ stops }).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
});
