import fc from 'fast-check';
import { decimal, sumOf } from '../../platform/money.ts';
import { planTrips } from './plan.rules.ts';
import type { Plan, Pool, PoolOrder } from './pool.rules.ts';
import { optimum } from './testing/optimum.ts';
import { at, dayOf, DEPOT, poolOf, poolOrder, randomly, TYPES } from './testing/pools.ts';

type Row = [
  id: string,
  space: string,
  weight: string,
  pickup: [number, number],
  delivery: [number, number],
  drop: [number, number],
];
const ordered = ([id, space, weight, [pickupFrom, pickupTo], [deliveryFrom, deliveryTo], point]: Row) =>
  poolOrder(id, {
    space,
    weight,
    pickupFrom: at(pickupFrom),
    pickupTo: at(pickupTo),
    deliveryFrom: at(deliveryFrom),
    deliveryTo: at(deliveryTo),
    stops: [DEPOT, { locationId: `drop-${id}`, point }],
  });

const within = (value: number, low: number, high: number) => value >= low && value <= high;
const zoneAt: Pool['zoneAt'] = ([latitude, longitude]) => {
  if (within(latitude, 7.2, 7.35) && within(longitude, 80.55, 80.75)) return 'Z1';
  return within(latitude, 5.95, 6.15) && within(longitude, 80.1, 80.3) ? 'Z2' : null;
};

const WORKED = poolOf(
  (
    [
      ['A', '10', '3000', [6, 8], [10, 14], [7.29, 80.63]],
      ['B', '9', '1200', [6.5, 8.5], [10, 15], [7.28, 80.6]],
      ['C', '18', '6500', [6, 9], [9, 16], [7.3, 80.65]],
      ['D', '5', '800', [13, 14], [16, 20], [7.27, 80.62]],
      ['E', '6', '1400', [6, 9], [9, 13], [6.05, 80.21]],
      ['F', '3', '400', [7, 9], [9, 13], [6.03, 80.22]],
      ['G', '50', '9000', [6, 9], [9, 18], [7.29, 80.64]],
      ['H', '2', '300', [6, 9], [9, 18], [9.66, 80.02]],
    ] satisfies Row[]
  ).map(ordered),
  { zoneAt },
);

const loadOf = ({ orderIds }: Plan, { orders }: Pool) => {
  const carried = orders.filter(({ id }) => orderIds.includes(id));
  return { space: sumOf(carried.map(({ space }) => space)), weight: sumOf(carried.map(({ weight }) => weight)) };
};
const typeOf = ({ vehicleTypeId }: Plan, { types }: Pool) => types.find(({ id }) => id === vehicleTypeId)!;

test('the worked example', () => {
  const { plans, unplaced } = planTrips(WORKED);
  expect(
    plans.map(({ zoneId, orderIds, vehicleTypeId }) => [zoneId, orderIds.toSorted().join(), vehicleTypeId]),
  ).toEqual([
    ['Z1', 'A,B,C', 'T3'],
    ['Z1', 'D', 'T1'],
    ['Z2', 'E,F', 'T2'],
    [null, 'H', 'T1'],
  ]);
  const full = plans[0]!;
  const { space, weight } = loadOf(full, WORKED);
  expect([space.div('0.4').toFixed(1), weight.div('120').toFixed(1)]).toEqual(['92.5', '89.2']);
  expect(full.orderIds).toEqual(['B', 'A', 'C']);
  expect(full.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'drop-B', 'drop-A', 'drop-C']);
  expect(full.stops[0]).toMatchObject({ arriveAt: at(6.5), pickOrderIds: ['A', 'B', 'C'], metres: 0 });
  expect(unplaced).toEqual([{ orderId: 'G', reason: 'capacityExceeded' }]);
});

test.each<[string, Partial<PoolOrder>, Partial<Pool>, string]>([
  ['it is too large for every type', { space: '40.001' }, {}, 'capacityExceeded'],
  ['it is too heavy for what was asked for', { weight: '1500.001', vehicleTypeIds: ['T1'] }, {}, 'capacityExceeded'],
  [
    'a flexible order takes other types than it asks for',
    { weight: '1500.001', vehicleTypeIds: ['T1'], isFlexible: true },
    {},
    'T2',
  ],
  ['it just fits', { space: '40.000', weight: '12000.000' }, {}, 'T3'],
  ['there are no types', {}, { types: [] }, 'noVehicleType'],
  ['what it asks for is no more', { vehicleTypeIds: ['gone'] }, {}, 'noVehicleType'],
  ['the way is too long', { deliveryFrom: null, deliveryTo: at(7) }, {}, 'timeWindowInfeasible'],
  ['the pickup is over', {}, { earliest: at(9) + 1 }, 'timeWindowInfeasible'],
  [
    'nobody says when',
    { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null },
    { earliest: at(6) },
    'T1',
  ],
])('%s', (_name, order, pool, expected) => {
  const { plans, unplaced } = planTrips(poolOf([poolOrder('A', order)], pool));
  expect([...plans.map(({ vehicleTypeId }) => vehicleTypeId), ...unplaced.map(({ reason }) => reason)]).toEqual([
    expected,
  ]);
});

const near = { locationId: 'gate', point: [6.93, 79.9] as const };
const far = { locationId: 'harbour', point: [6.93, 79.91] as const };
const drop = (name: string) => ({ locationId: name, point: [7.29, 80.63] as const });
const cargo = (id: string, allowed: string[] = []) => ({ id, name: id, cargoTypeId: id, allowed });

test.each<[string, Partial<PoolOrder>, Partial<PoolOrder>, number]>([
  ['alike, they share a trip', {}, {}, 1],
  ['pickups near one another', {}, { stops: [near, drop('x')] }, 1],
  ['pickups more than 5 km from one another', {}, { stops: [far, drop('x')] }, 2],
  ['pickups of one trip open at one moment', { pickupTo: at(7) }, { pickupFrom: at(7) }, 1],
  ['pickups that are never open together', { pickupTo: at(7) }, { pickupFrom: at(7) + 1 }, 2],
  ['another partner runs it', {}, { partnerId: 'other' }, 2],
  ['the way back', {}, { isBackhaul: true }, 2],
  ['cargos that allow one another', { cargos: [cargo('food', ['paper'])] }, { cargos: [cargo('paper', ['food'])] }, 1],
  [
    'cargos of which one does not allow the other',
    { cargos: [cargo('food', ['paper'])] },
    { cargos: [cargo('paper')] },
    2,
  ],
  ['types of which one suits both', { vehicleTypeIds: ['T1', 'T2'] }, { vehicleTypeIds: ['T2', 'T3'] }, 1],
  ['types of which none suits both', { vehicleTypeIds: ['T1'] }, { vehicleTypeIds: ['T3'] }, 2],
  [
    'too much for the one type that suits both',
    { vehicleTypeIds: ['T1'], space: '4' },
    { vehicleTypeIds: ['T1', 'T3'], space: '4.001' },
    2,
  ],
])('%s', (_name, one, other, trips) => {
  expect(planTrips(poolOf([poolOrder('A', one), poolOrder('B', other)])).plans).toHaveLength(trips);
});

test('a trip has 10 stops at most', () => {
  const many = Array.from({ length: 10 }, (_, i) => poolOrder(`${i}`, { deliveryTo: null }));
  expect(
    planTrips(poolOf(many))
      .plans.map(({ stops }) => stops.length)
      .toSorted((one, other) => one - other),
  ).toEqual([2, 10]);
  expect(planTrips(poolOf(many.slice(1))).plans).toHaveLength(1);
});

test('the drops of an order keep their order, though another would be shorter', () => {
  const [there, further] = [
    { locationId: 'there', point: [7.2, 80.2] as const },
    { locationId: 'further', point: [7.4, 80.6] as const },
  ];
  const {
    plans: [plan],
  } = planTrips(poolOf([poolOrder('A', { stops: [DEPOT, further, there], deliveryFrom: null, deliveryTo: null })]));
  expect(plan!.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'further', 'there']);
});

test('distances that somebody knows come before those guessed', () => {
  const roads = new Map([['depot', new Map([['drop-A', 40_000]])]]);
  const {
    plans: [plan],
  } = planTrips(poolOf([poolOrder('A', { deliveryFrom: null, loadingMinutes: 30 })], { roads }));
  expect(plan).toMatchObject({ metres: 40_000, stops: [{ leaveAt: at(6.5) }, { arriveAt: at(7.5) }] });
});

const place = (name: string, latitude: [number, number], longitude: [number, number]) =>
  fc.integer({ min: 0, max: 12 }).map((i) => ({
    locationId: `${name}-${i}`,
    point: [
      latitude[0] + ((latitude[1] - latitude[0]) * ((i * 5) % 13)) / 12,
      longitude[0] + ((longitude[1] - longitude[0]) * i) / 12,
    ] as const,
  }));
const anyOrder = fc
  .record({
    space: fc.integer({ min: 0, max: 45_000 }).map((litres) => (litres / 1_000).toFixed(3)),
    weight: fc.integer({ min: 0, max: 7_000 }).map(String),
    opens: fc.integer({ min: 5, max: 10 }),
    open: fc.integer({ min: 0, max: 4 }),
    due: fc.integer({ min: 9, max: 20 }),
    wide: fc.integer({ min: 0, max: 8 }),
    loadingMinutes: fc.constantFrom(0, 15),
    unloadingMinutes: fc.constantFrom(0, 30),
    partnerId: fc.constantFrom('one', 'other'),
    isBackhaul: fc.boolean(),
    isFlexible: fc.boolean(),
    vehicleTypeIds: fc.constantFrom([], ['T1'], ['T2', 'T3']),
    cargos: fc.constantFrom([], [cargo('food')], [cargo('paper', ['food'])]),
    pickup: place('depot', [6.9, 6.96], [79.86, 79.92]),
    drops: fc.array(place('drop', [6, 7.4], [80, 80.8]), { minLength: 1, maxLength: 3 }),
  })
  .map(({ opens, open, due, wide, pickup, drops, ...order }) => ({
    ...order,
    pickupFrom: at(opens),
    pickupTo: at(opens + open),
    deliveryFrom: at(due - wide),
    deliveryTo: at(due),
    stops: [pickup, ...drops],
  }));
const anyPool = fc.array(anyOrder, { maxLength: 30 }).map((orders) =>
  poolOf(
    orders.map((order, i) => poolOrder(`order-${i}`, order)),
    { zoneAt },
  ),
);

/** What is wrong with a plan. */
function faults(plan: Plan, pool: Pool): string[] {
  const orders = plan.orderIds.map((id) => pool.orders.find((order) => order.id === id)!);
  const { space, weight } = loadOf(plan, pool);
  const type = typeOf(plan, pool);
  const visits = (id: string) =>
    plan.stops.flatMap(({ pickOrderIds, dropOrderIds, locationId }) =>
      pickOrderIds.includes(id) || dropOrderIds.includes(id) ? [locationId] : [],
    );
  const times = (id: string, what: 'pickOrderIds' | 'dropOrderIds') =>
    plan.stops.filter((stop) => stop[what].includes(id)).map(({ arriveAt }) => arriveAt);
  return Object.entries({
    capacity: space.lte(type.averageSpace) && weight.lte(type.maxWeight),
    smallest: pool.types.every(
      (other) =>
        decimal(other.averageSpace).gte(type.averageSpace) ||
        space.gt(other.averageSpace) ||
        weight.gt(other.maxWeight) ||
        !orders.every(
          (order) => order.isFlexible || !order.vehicleTypeIds.length || order.vehicleTypeIds.includes(other.id),
        ),
    ),
    types: orders.every(
      (order) =>
        order.isFlexible || order.vehicleTypeIds.length === 0 || order.vehicleTypeIds.includes(plan.vehicleTypeId),
    ),
    pickups: orders.every((order) =>
      times(order.id, 'pickOrderIds').every((time) => within(time, order.pickupFrom!, order.pickupTo!)),
    ),
    deliveries: orders.every((order) => times(order.id, 'dropOrderIds').every((time) => time <= order.deliveryTo!)),
    waits: plan.stops.every((stop) =>
      stop.dropOrderIds.every((id) => stop.leaveAt >= pool.orders.find((order) => order.id === id)!.deliveryFrom!),
    ),
    precedence: orders.every(
      (order) => visits(order.id).join() === order.stops.map(({ locationId }) => locationId).join(),
    ),
    zone: orders.every(
      (order) =>
        zoneAt(order.stops.at(-1)!.point) === plan.zoneId &&
        order.partnerId === plan.partnerId &&
        order.isBackhaul === plan.isBackhaul,
    ),
    stops: plan.stops.length <= 10,
    kilometres: plan.stops.reduce((sum, { metres }) => sum + metres, 0) === plan.metres,
  }).flatMap(([name, holds]) => (holds ? [] : [name]));
}

test('every order is in exactly one trip or unplaced; every trip keeps capacity, windows, precedence and zone; the order of the orders changes nothing', () => {
  fc.assert(
    fc.property(anyPool, fc.integer(), (pool, seed) => {
      const answer = planTrips(pool);
      expect(
        [
          ...answer.plans.flatMap(({ orderIds }) => orderIds),
          ...answer.unplaced.map(({ orderId }) => orderId),
        ].toSorted(),
      ).toEqual(pool.orders.map(({ id }) => id).toSorted());
      expect(answer.plans.flatMap((plan) => faults(plan, pool))).toEqual([]);
      const random = randomly(Math.abs(seed));
      const shuffled = pool.orders
        .map((order) => ({ order, key: random() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ order }) => order);
      expect(planTrips({ ...pool, orders: shuffled, types: TYPES.toReversed() })).toEqual(answer);
    }),
    { numRuns: 150 },
  );
});

test('of few orders there are hardly more trips than the fewest possible', () => {
  const cases = Array.from({ length: 200 }, (_, seed) =>
    dayOf({ orders: 2 + (seed % 8), drops: 12, pickups: 1, zones: 1 }, seed + 1),
  );
  const counted = cases.map((pool) => ({ trips: planTrips(pool).plans.length, fewest: optimum(pool) }));
  expect(counted.filter(({ trips, fewest }) => trips > 1.15 * fewest)).toEqual([]);
});
