import type { PlannedRoute } from './route.rules.ts';
import { lineShipment } from '../testing/line-problems.ts';
import { lineTravel, lineVisit } from '../testing/line-routes.ts';
import { countNewVisits, insertOrder, listSteps, toVisits } from './visits.rules.ts';

const summarize = (route: PlannedRoute | null) =>
  route && route.map(({ locationIndex, level, orders }) => [locationIndex, level, orders.join()]);

test('lists the stops of a shipment, the pickup first', () => {
  const locationsOf = (drops: number[]) =>
    listSteps(lineShipment({ from: 1, drops })).map(({ location_index }) => location_index);
  expect(locationsOf([5])).toEqual([1, 5]);
  expect(locationsOf([5, 3, 8])).toEqual([1, 5, 3, 8]);
  const { pickup, delivery, ...shipment } = lineShipment();
  expect(listSteps({ description: '', amount: shipment.amount, skills: [], pickup, delivery })).toEqual([
    pickup,
    delivery,
  ]);
});

test('makes a visit of each stop', () => {
  const shipment = lineShipment({
    from: 1,
    drops: [5],
    pickup: [100, 200],
    delivery: [900, 1_000],
    loading: 60,
    unloading: 30,
  });
  expect(toVisits([lineShipment(), shipment], [1])).toEqual([
    { locationIndex: 1, level: 0, orders: [1], service: 60, ready: 160, opens: 100, latest: 200 },
    { locationIndex: 5, level: 1, orders: [1], service: 30, ready: 930, opens: 900, latest: 1_000 },
  ]);
});

test('a further pickup is a visit of its own kind, even where another order drops', () => {
  const first = lineShipment({ drops: [5, 9] });
  const [via] = first.via ?? [];
  const round = { ...first, via: via && [{ ...via, is_pickup: true }] } as typeof first;
  expect(
    toVisits([first, round], [0, 1]).map(({ locationIndex, level, orders, isPickup }) => [
      locationIndex,
      level,
      orders.join(),
      isPickup,
    ]),
  ).toEqual([
    [0, 0, '0,1', undefined],
    [5, 1, '0', undefined],
    [9, 2, '0,1', undefined],
    [5, 1, '1', true],
  ]);
});

test('merges stops of the same location: work adds up, time windows intersect', () => {
  const first = lineShipment({ pickup: [100, 500], loading: 60, drops: [5] });
  const second = lineShipment({ pickup: [300, 400], loading: 20, drops: [6] });
  const merged = { locationIndex: 0, level: 0, service: 80, opens: 300, latest: 400 };
  expect(toVisits([first, second], [0, 1])[0]).toEqual({ ...merged, orders: [0, 1], ready: 320 });
  expect(toVisits([first, second], [1, 0])[0]).toEqual({ ...merged, orders: [1, 0], ready: 380 });
  expect(summarize(toVisits([first, second], [0, 1]))).toEqual([
    [0, 0, '0,1'],
    [5, 1, '0'],
    [6, 1, '1'],
  ]);
});

test.each<[string, Parameters<typeof lineShipment>[0], number]>([
  ['of the same location', {}, 0],
  ['of another pickup', { from: 1 }, 1],
  ['of another drop', { drops: [9] }, 1],
  ['that starts when the others end', { pickup: [200, 300] }, 0],
  ['that starts after the others end', { pickup: [201, 300] }, 1],
  ['that ends when the others start', { pickup: [0, 100] }, 0],
  ['that ends before the others start', { pickup: [0, 99] }, 1],
  ['that drops at the other pickup', { from: 2, drops: [0] }, 2],
  ['with a second drop', { drops: [10, 20] }, 1],
])('merges an order %s with the visits of another one', (_name, shipment, newVisits) => {
  const shipments = [lineShipment({ pickup: [100, 200] }), lineShipment({ pickup: [100, 200], ...shipment })];
  const route = toVisits(shipments, [0]);
  expect(countNewVisits(route, listSteps(shipments[1]!))).toBe(newVisits);
  expect(toVisits(shipments, [0, 1])).toHaveLength(2 + newVisits);
});

const insert = (route: PlannedRoute, shipment: Parameters<typeof lineShipment>[0], canBeLate = false) =>
  insertOrder(route, { order: 9, steps: listSteps(lineShipment(shipment)), start: 0, travel: lineTravel, canBeLate });
const ROUTE = [lineVisit(0, 0, 1), lineVisit(10, 1, 1), lineVisit(20, 1, 2)];

test.each<[string, Parameters<typeof lineShipment>[0], unknown]>([
  [
    'merges a stop with an existing visit',
    { drops: [10] },
    [
      [0, 0, '1,9'],
      [10, 1, '1,9'],
      [20, 1, '2'],
    ],
  ],
  [
    'inserts new stops where they add the fewest kilometres',
    { from: 5, drops: [15] },
    [
      [0, 0, '1'],
      [5, 0, '9'],
      [10, 1, '1'],
      [15, 1, '9'],
      [20, 1, '2'],
    ],
  ],
  [
    'makes the drops in their order',
    { drops: [12, 11] },
    [
      [0, 0, '1,9'],
      [10, 1, '1'],
      [12, 1, '9'],
      [11, 2, '9'],
      [20, 1, '2'],
    ],
  ],
  ['fails if a stop would be late', { drops: [15], delivery: [0, 1_349] }, null],
])('%s', (_name, shipment, expected) => {
  expect(summarize(insert(ROUTE, shipment))).toEqual(expected);
});

test('merges the work of an inserted order into the visit', () => {
  expect(insert(ROUTE, { loading: 60, drops: [10], unloading: 30 })?.map(({ service }) => service)).toEqual([
    60, 30, 0,
  ]);
});

test('appends a late stop for a route that will be searched again', () => {
  expect(summarize(insert(ROUTE, { drops: [15], delivery: [0, 1_349] }, true))).toEqual([
    [0, 0, '1,9'],
    [10, 1, '1'],
    [20, 1, '2'],
    [15, 1, '9'],
  ]);
});

test('fails at the last stop of an order if the route is already late', () => {
  const late = [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 899 })];
  expect(insert(late, { drops: [12] })).toBeNull();
  expect(summarize(insert(late, { drops: [12] }, true))).toEqual([
    [0, 0, '1,9'],
    [10, 1, '1'],
    [12, 1, '9'],
  ]);
});
