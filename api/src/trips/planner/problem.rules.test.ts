import type { PoolOrder } from './pool.rules.ts';
import { toRoutingProblem } from './problem.rules.ts';
import { at, DEPOT, poolOrder, TYPES } from './testing/pools.ts';

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
      amount: [1_500, 20_250],
      skills: [0],
      pickup: { id: 1, location_index: 0, service: 600, time_windows: [[at(6), at(9)]] },
      via: [{ id: 2, location_index: 2, service: 1_200, time_windows: [delivery] }],
      delivery: { id: 3, location_index: 1, service: 1_200, time_windows: [delivery] },
    },
  ]);
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
    { id: 0, description: 'T1', capacity: [8_000, 1_500_000], skills: [0, 1], max_tasks: 10 },
    { id: 1, description: 'T2', capacity: [20_000, 5_000_000], skills: [0, 1], max_tasks: 10 },
    { id: 2, description: 'T3', capacity: [40_000, 12_000_000], skills: [1, 2], max_tasks: 10 },
  ]);
});

test('keeps sets of types apart whose ids form the same text', () => {
  const type = (id: string) => ({ id, averageSpace: '8', maxWeight: '1500' });
  const { shipments } = toProblem(
    [poolOrder('A', { vehicleTypeIds: ['a', 'b'] }), poolOrder('B', { vehicleTypeIds: ['ab'] })],
    { types: ['a', 'ab', 'b'].map(type) },
  ).problem;
  expect(shipments.map(({ skills }) => skills)).toEqual([[0], [1]]);
});

test('passes on known road distances; unknown ones are infinite', () => {
  const roadMetres = new Map([
    ['depot', new Map([['kandy', 116_000]])],
    ['kandy', new Map([['kandy', 5]])],
  ]);
  expect(toProblem([ORDER]).problem).not.toHaveProperty('matrices');
  expect(toProblem([ORDER], { roadMetres }).problem.matrices).toEqual({
    car: {
      distances: [
        [0, Infinity, 116_000],
        [Infinity, 0, Infinity],
        [Infinity, Infinity, 0],
      ],
    },
  });
});
