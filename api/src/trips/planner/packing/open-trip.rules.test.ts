import { addOrder, buildTrip, createPackingContext, fillRate, type OpenTrip } from './open-trip.rules.ts';
import { lineProblem } from '../testing/line-problems.ts';

type Shipments = Parameters<typeof lineProblem>[0];
const contextOf = (shipments: Shipments, effort = 10, more: Parameters<typeof lineProblem>[1] = {}) =>
  createPackingContext(lineProblem(shipments, more), effort);
const summarize = (trip: OpenTrip | null) =>
  trip && {
    orders: trip.orders.join(),
    vehicles: trip.vehicles.map(({ id }) => id),
    stops: trip.route.map(({ locationIndex, orders }) => `${locationIndex}:${orders.join()}`).join(' '),
  };
/** A trip with the first order, to which the others are added one by one. */
const pack = (shipments: Shipments, effort = 10) => {
  const context = contextOf(shipments, effort);
  return shipments
    .slice(1)
    .reduce<OpenTrip | null>((trip, _shipment, i) => trip && addOrder(trip, i + 1, context), buildTrip([0], context));
};
/** The same trip from scratch. */
const build = (shipments: Shipments) =>
  buildTrip(
    shipments.map((_shipment, i) => i),
    contextOf(shipments),
  );

test('the context contains the vehicles and the latest start of each shipment', () => {
  const context = contextOf(
    [
      { drops: [5, 10], delivery: [0, 5_000] },
      { skills: [1], from: 7, delivery: [0, 5_000] },
    ],
    7,
    {
      vehicles: lineProblem([]).vehicles.map((vehicle, i) => ({ ...vehicle, max_tasks: 8 - i })),
    },
  );
  expect(context.allowed.map((vehicles) => vehicles.map(({ id }) => id))).toEqual([[0, 1], [1]]);
  expect(context.steps.map((steps) => steps.map(({ location_index }) => location_index))).toEqual([
    [0, 5, 10],
    [7, 10],
  ]);
  expect([...context.latestStarts]).toEqual([4_100, 4_730]);
  expect([context.maxStops, context.effort]).toEqual([7, { remaining: 7 }]);
  expect(context.travel.metres(2, 5)).toBe(3_000);
});

test('opens a trip with one order', () => {
  expect(build([{ space: 4, weight: 30, pickup: [100, 200] }])).toMatchObject({
    orders: [0],
    load: [4, 30, 0, 0],
    freeCapacity: [16, 370, 100, 100],
    from: 100,
    to: 200,
  });
});

test.each<[string, Shipments[number]]>([
  ['that is too large for every vehicle', { space: 21 }],
  ['that is too heavy for every vehicle', { weight: 401 }],
  ['whose pickup closes before it opens', { pickup: [101, 100] }],
  ['that no vehicle may carry', { skills: [9] }],
  ['that cannot be delivered in time', { delivery: [0, 899] }],
  ['with more than 10 stops', { drops: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
])('opens no trip with an order %s', (_name, shipment) => {
  expect(build([shipment])).toBeNull();
});

test.each<[string, Shipments[number]]>([
  ['that fills the largest vehicle', { space: 20, weight: 400 }],
  ['whose pickup is open at one moment', { pickup: [100, 100] }],
  ['that is delivered in the last second', { delivery: [0, 900] }],
  ['with 10 stops', { drops: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
])('opens a trip with an order %s', (_name, shipment) => {
  expect(build([shipment])).not.toBeNull();
});

test('knows the load, the vehicles and the start of a trip with a second order', () => {
  const shipments: Shipments = [
    { space: 4, weight: 30, pickup: [100, 500] },
    { space: 5, weight: 40, pickup: [200, 400], skills: [1], drops: [20] },
  ];
  for (const trip of [pack(shipments), build(shipments)]) {
    expect(trip).toMatchObject({ load: [9, 70, 0, 0], freeCapacity: [11, 330, 100, 100], from: 200, to: 400 });
    expect(summarize(trip)).toEqual({ orders: '0,1', vehicles: [1], stops: '0:0,1 10:0 20:1' });
  }
});

test.each<[string, Shipments]>([
  ['with too little space left', [{ space: 15 }, { space: 6 }]],
  ['that is too heavy for the trip', [{ weight: 300 }, { weight: 101 }]],
  ['whose pickup opens too late', [{ pickup: [0, 100] }, { pickup: [101, 200] }]],
  ['whose pickup closes too early', [{ pickup: [101, 200] }, { pickup: [0, 100] }]],
  ['without a common vehicle', [{ skills: [0] }, { skills: [9] }]],
  [
    'that the only common vehicle cannot carry',
    [
      { skills: [1], space: 15 },
      { skills: [0], space: 6 },
    ],
  ],
  ['that cannot start as late as the trip', [{ pickup: [100, 200] }, { pickup: [0, 200], delivery: [0, 999] }]],
  [
    'that would be late after the others',
    [{ delivery: [0, 900] }, { drops: [5], unloading: 1 }, { delivery: [0, 900], drops: [10], loading: 1 }],
  ],
  ['whose stops exceed 10', [{ drops: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, { drops: [30] }]],
])('adds no order %s', (_name, shipments) => {
  expect(pack(shipments)).toBeNull();
  expect(build(shipments)).toBeNull();
});

test.each<[string, Shipments]>([
  [
    'that fills the vehicle',
    [
      { space: 15, weight: 300 },
      { space: 5, weight: 100 },
    ],
  ],
  ['whose pickup opens when the others close', [{ pickup: [0, 100] }, { pickup: [100, 200] }]],
  ['whose pickup closes when the others open', [{ pickup: [100, 200] }, { pickup: [0, 100] }]],
  ['that can just start as late as the trip', [{ pickup: [100, 200] }, { pickup: [0, 200], delivery: [0, 1_000] }]],
  ['whose stops make 10', [{ drops: [1, 2, 3, 4, 5, 6, 7, 8] }, { drops: [30] }]],
  ['at stops that exist', [{ drops: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, { drops: [1, 2, 3] }]],
])('adds an order %s', (_name, shipments) => {
  expect(pack(shipments)).not.toBeNull();
  expect(build(shipments)).not.toBeNull();
});

test('adds at most 100 orders', () => {
  const shipments = Array.from({ length: 101 }, () => ({ space: 0.1 }));
  expect(pack(shipments.slice(1))).not.toBeNull();
  expect(pack(shipments)).toBeNull();
});

/** At km 10, the first order can only be unloaded from second 5,000 on. */
const WAITING: Shipments[number] = { delivery: [5_000, 9_000] };

test.each<[string, Shipments, string]>([
  ['if every insertion is late', [WAITING, { from: 12, drops: [5], delivery: [0, 3_000] }], '12:1 0:0 5:1 10:0'],
  [
    'if an order would be dropped before its pickup',
    [WAITING, { from: 12, drops: [10], delivery: [0, 9_000] }],
    '0:0 12:1 10:0,1',
  ],
])('searches the route again %s, while there is effort left', (_name, shipments, stops) => {
  const context = contextOf(shipments, 1);
  const trip = buildTrip([0], context) as OpenTrip;
  expect(context.effort.remaining).toBe(1);
  expect(summarize(addOrder(trip, 1, context))).toMatchObject({ orders: '0,1', stops });
  expect(context.effort.remaining).toBe(0);
  expect(addOrder(trip, 1, context)).toBeNull();
  expect(context.effort.remaining).toBe(0);
});

test('needs no effort if an insertion is in time', () => {
  const context = contextOf([WAITING, { drops: [5] }], 1);
  expect(summarize(addOrder(buildTrip([0], context) as OpenTrip, 1, context))).toMatchObject({
    stops: '0:0,1 5:1 10:0',
  });
  expect(context.effort.remaining).toBe(1);
});

test.each([
  ['space', { load: [15, 100, 0, 0] as const }, 0.75],
  ['weight', { load: [1, 200, 0, 0] as const }, 0.5],
])('measures by %s how full the largest possible vehicle is', (_name, { load }, share) => {
  const { vehicles } = lineProblem([]);
  expect(fillRate({ load, vehicles })).toBe(share);
});
