import type { RoutingShipment } from 'shared-contracts/trips/planner';
import { type PoolOrder, UNLIMITED } from './pool.rules.ts';
import { toRoutingProblem } from './problem.rules.ts';
import { at, buildRoads, DEPOT, poolOrder, TYPES } from './testing/pools.ts';

const toProblem = (orders: PoolOrder[], more: Partial<Parameters<typeof toRoutingProblem>[1]> = {}) =>
  toRoutingProblem(orders, { types: TYPES, earliest: 0, ...more });
const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59) / 1_000;

const KANDY = { locationId: 'kandy', point: [7.29, 80.63] as const };
const GALLE = { locationId: 'galle', point: [6.05, 80.21] as const };
const ORDER = poolOrder('A', {
  space: '1.5',
  weight: '20.25',
  loadingMinutes: 10,
  unloadingMinutes: 20,
  stops: [DEPOT, KANDY, GALLE],
});

test('converts an order to a shipment in litres, grams and seconds', () => {
  const {
    problem: { shipments, locations },
    locationIds,
  } = toProblem([ORDER]);
  const delivery: [number, number] = [at(9), at(18)];
  expect(locationIds).toEqual(['depot', 'galle', 'kandy']);
  expect(locations).toEqual([
    [79.86, 6.93],
    [80.21, 6.05],
    [80.63, 7.29],
  ]);
  expect(shipments).toEqual([
    {
      description: 'A',
      amount: [1_500, 20_250, 0, 0],
      skills: [0],
      pickup: { id: 1, location_index: 0, service: 600, time_windows: [[at(6), at(9)]] },
      via: [{ id: 2, location_index: 2, service: 1_200, time_windows: [delivery] }],
      delivery: { id: 3, location_index: 1, service: 1_200, time_windows: [delivery] },
    },
  ]);
});

test('marks the stops of an order that are further pickups', () => {
  const stops = [DEPOT, { ...KANDY, kind: 'pickup' as const }, { ...GALLE, kind: 'drop' as const }];
  const [{ pickup, via = [], delivery }] = toProblem([poolOrder('A', { stops })]).problem.shipments as [
    RoutingShipment,
  ];
  expect([pickup, ...via, delivery].map(({ is_pickup }) => is_pickup)).toEqual([undefined, true, undefined]);
});

test('numbers the steps of all orders', () => {
  const { shipments } = toProblem([ORDER, poolOrder('B')]).problem;
  expect(shipments.map(({ pickup, via, delivery }) => [pickup.id, via?.map(({ id }) => id), delivery.id])).toEqual([
    [1, [2], 3],
    [4, [], 5],
  ]);
});

const ANY_TIME = { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null };
test.each<[string, Partial<PoolOrder>, number, [[number, number], [number, number]]]>([
  [
    'without windows',
    ANY_TIME,
    at(7),
    [
      [at(7), END_OF_9999],
      [0, END_OF_9999],
    ],
  ],
  [
    'whose pickup opened before the earliest pickup',
    {},
    at(7),
    [
      [at(7), at(9)],
      [at(9), at(18)],
    ],
  ],
  [
    'whose pickup opens later',
    {},
    at(5),
    [
      [at(6), at(9)],
      [at(9), at(18)],
    ],
  ],
])('sets the time windows of an order %s', (_name, order, earliest, [pickup, delivery]) => {
  const [shipment] = toProblem([poolOrder('A', order)], { earliest }).problem.shipments;
  expect(shipment).toMatchObject({ pickup: { time_windows: [pickup] }, delivery: { time_windows: [delivery] } });
});

test('makes each distinct set of allowed types a skill of its types', () => {
  const {
    problem: { shipments, vehicles },
    types,
  } = toProblem(
    [
      poolOrder('A', { vehicleTypeIds: ['T2', 'T1'] }),
      poolOrder('B'),
      poolOrder('C', { vehicleTypeIds: ['T1', 'T2', 'deleted'] }),
      poolOrder('D', { vehicleTypeIds: ['T3'], isFlexible: true }),
      poolOrder('E', { vehicleTypeIds: ['T3'] }),
    ],
    { types: TYPES.toReversed() },
  );
  expect(shipments.map(({ skills }) => skills)).toEqual([[0], [1], [0], [1], [2]]);
  expect(types.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3']);
  expect(vehicles).toEqual([
    { id: 0, description: 'T1', capacity: [8_000, 1_500_000, UNLIMITED, UNLIMITED], skills: [0, 1], max_tasks: 10 },
    { id: 1, description: 'T2', capacity: [20_000, 5_000_000, UNLIMITED, UNLIMITED], skills: [0, 1], max_tasks: 10 },
    { id: 2, description: 'T3', capacity: [40_000, 12_000_000, UNLIMITED, UNLIMITED], skills: [1, 2], max_tasks: 10 },
  ]);
});

test('distinguishes sets of types whose ids form the same text', () => {
  const type = (id: string) => ({ id, averageSpace: '8', maxWeight: '1500' });
  const { shipments } = toProblem(
    [poolOrder('A', { vehicleTypeIds: ['a', 'b'] }), poolOrder('B', { vehicleTypeIds: ['ab'] })],
    { types: ['a', 'ab', 'b'].map(type) },
  ).problem;
  expect(shipments.map(({ skills }) => skills)).toEqual([[0], [1]]);
});

test('passes on distances by road, and estimates of the others', () => {
  const roads = buildRoads([[DEPOT.point, KANDY.point, 116_000.4, 9_000.6]]);
  expect(toProblem([ORDER]).problem).not.toHaveProperty('matrices');
  const { distances, durations = [] } = toProblem([ORDER], { roads }).problem.matrices?.car ?? { distances: [] };
  // Sorted by id: depot, Galle, Kandy.
  expect([distances[0]?.[2], distances[2]?.[0], distances[1]?.[1]]).toEqual([116_000, 116_000, 0]);
  expect([durations[0]?.[2], durations[1]?.[1]]).toEqual([9_001, 0]);
  expect(durations[0]?.[1]).toBe(Math.round((distances[0]?.[1] ?? 0) * 0.09));
});
