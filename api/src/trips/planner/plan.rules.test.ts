import fc from 'fast-check';
import { decimal, sumOf } from '../../platform/values/money.ts';
import { planTrips } from './plan.rules.ts';
import type { Plan, Pool, PoolOrder } from './pool.rules.ts';
import { findMinTripCount } from './testing/min-trip-count.ts';
import { at, randomDay, DEPOT, buildPool, poolOrder, seededRandom, TYPES } from './testing/pools.ts';

type Row = [
  id: string,
  space: string,
  weight: string,
  pickup: [number, number],
  delivery: [number, number],
  drop: [number, number],
];
const toPoolOrder = ([id, space, weight, [pickupFrom, pickupTo], [deliveryFrom, deliveryTo], point]: Row) =>
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

const EXAMPLE = buildPool(
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
  ).map(toPoolOrder),
  { zoneAt },
);

const loadOf = ({ orderIds }: Plan, { orders }: Pool) => {
  const carried = orders.filter(({ id }) => orderIds.includes(id));
  return { space: sumOf(carried.map(({ space }) => space)), weight: sumOf(carried.map(({ weight }) => weight)) };
};
const typeOf = ({ vehicleTypeId }: Plan, { types }: Pool) => types.find(({ id }) => id === vehicleTypeId)!;

test('plans the example of the specification', () => {
  const { plans, unplaced } = planTrips(EXAMPLE);
  expect(
    plans.map(({ zoneId, orderIds, vehicleTypeId }) => [zoneId, orderIds.toSorted().join(), vehicleTypeId]),
  ).toEqual([
    ['Z1', 'A,B,C', 'T3'],
    ['Z1', 'D', 'T1'],
    ['Z2', 'E,F', 'T2'],
    [null, 'H', 'T1'],
  ]);
  const fullest = plans[0]!;
  const { space, weight } = loadOf(fullest, EXAMPLE);
  expect([space.div('0.4').toFixed(1), weight.div('120').toFixed(1)]).toEqual(['92.5', '89.2']);
  expect(fullest.orderIds).toEqual(['B', 'A', 'C']);
  expect(fullest.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'drop-B', 'drop-A', 'drop-C']);
  expect(fullest.stops[0]).toMatchObject({ arriveAt: at(6.5), pickOrderIds: ['A', 'B', 'C'], metres: 0 });
  expect(unplaced).toEqual([{ orderId: 'G', reason: 'capacityExceeded' }]);
});

test.each<[string, Partial<PoolOrder>, Partial<Pool>, string]>([
  ['rejects an order that is too large for every type', { space: '40.001' }, {}, 'capacityExceeded'],
  [
    'rejects an order that is too heavy for its requested types',
    { weight: '1500.001', vehicleTypeIds: ['T1'] },
    {},
    'capacityExceeded',
  ],
  [
    'uses other types than requested for a flexible order',
    { weight: '1500.001', vehicleTypeIds: ['T1'], isFlexible: true },
    {},
    'T2',
  ],
  ['plans an order that fits exactly', { space: '40.000', weight: '12000.000' }, {}, 'T3'],
  ['rejects an order without any types', {}, { types: [] }, 'noVehicleType'],
  ['rejects an order whose requested type is deleted', { vehicleTypeIds: ['deleted'] }, {}, 'noVehicleType'],
  ['rejects an order with too long a route', { deliveryFrom: null, deliveryTo: at(7) }, {}, 'timeWindowInfeasible'],
  ['rejects an order with an unknown road', {}, { roadMetres: new Map() }, 'timeWindowInfeasible'],
  ['rejects an order whose pickup is over', {}, { earliest: at(9) + 1 }, 'timeWindowInfeasible'],
  [
    'plans an order without time windows',
    { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null },
    { earliest: at(6) },
    'T1',
  ],
])('%s', (_name, order, pool, expected) => {
  const { plans, unplaced } = planTrips(buildPool([poolOrder('A', order)], pool));
  expect([...plans.map(({ vehicleTypeId }) => vehicleTypeId), ...unplaced.map(({ reason }) => reason)]).toEqual([
    expected,
  ]);
});

const near = { locationId: 'gate', point: [6.93, 79.9] as const };
const far = { locationId: 'harbour', point: [6.93, 79.91] as const };
const drop = (name: string) => ({ locationId: name, point: [7.29, 80.63] as const });
const cargo = (id: string, allowed: string[] = []) => ({ id, name: id, cargoTypeId: id, allowed });

test.each<[string, Partial<PoolOrder>, Partial<PoolOrder>, number]>([
  ['share a trip if alike', {}, {}, 1],
  ['share a trip with pickups near each other', {}, { stops: [near, drop('x')] }, 1],
  ['take two trips with pickups more than 5 km apart', {}, { stops: [far, drop('x')] }, 2],
  ['share a trip with pickup windows that touch', { pickupTo: at(7) }, { pickupFrom: at(7) }, 1],
  ['take two trips with pickup windows that do not overlap', { pickupTo: at(7) }, { pickupFrom: at(7) + 1 }, 2],
  ['take two trips for different partners', {}, { partnerId: 'other' }, 2],
  ['take two trips in different directions', {}, { isBackhaul: true }, 2],
  [
    'share a trip with cargos that allow each other',
    { cargos: [cargo('food', ['paper'])] },
    { cargos: [cargo('paper', ['food'])] },
    1,
  ],
  [
    'take two trips if one cargo does not allow the other',
    { cargos: [cargo('food', ['paper'])] },
    { cargos: [cargo('paper')] },
    2,
  ],
  ['share a trip with one common type', { vehicleTypeIds: ['T1', 'T2'] }, { vehicleTypeIds: ['T2', 'T3'] }, 1],
  ['take two trips without a common type', { vehicleTypeIds: ['T1'] }, { vehicleTypeIds: ['T3'] }, 2],
  [
    'take two trips if the common type is too small',
    { vehicleTypeIds: ['T1'], space: '4' },
    { vehicleTypeIds: ['T1', 'T3'], space: '4.001' },
    2,
  ],
])('two orders %s', (_name, a, b, trips) => {
  expect(planTrips(buildPool([poolOrder('A', a), poolOrder('B', b)])).plans).toHaveLength(trips);
});

test('plans at most 10 stops per trip', () => {
  const many = Array.from({ length: 10 }, (_, i) => poolOrder(`${i}`, { deliveryTo: null }));
  expect(
    planTrips(buildPool(many))
      .plans.map(({ stops }) => stops.length)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 10]);
  expect(planTrips(buildPool(many.slice(1))).plans).toHaveLength(1);
});

test('keeps the drops of an order in their order even if another one is shorter', () => {
  const [nearDrop, farDrop] = [
    { locationId: 'near', point: [7.2, 80.2] as const },
    { locationId: 'far', point: [7.4, 80.6] as const },
  ];
  const {
    plans: [plan],
  } = planTrips(
    buildPool([poolOrder('A', { stops: [DEPOT, farDrop, nearDrop], deliveryFrom: null, deliveryTo: null })]),
  );
  expect(plan!.stops.map(({ locationId }) => locationId)).toEqual(['depot', 'far', 'near']);
});

test('prefers known road distances over estimates', () => {
  const roadMetres = new Map([['depot', new Map([['drop-A', 40_000]])]]);
  const {
    plans: [plan],
  } = planTrips(buildPool([poolOrder('A', { deliveryFrom: null, loadingMinutes: 30 })], { roadMetres }));
  expect(plan).toMatchObject({ metres: 40_000, stops: [{ leaveAt: at(6.5) }, { arriveAt: at(7.5) }] });
});

const anyStop = (name: string, latitude: [number, number], longitude: [number, number]) =>
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
    openHours: fc.integer({ min: 0, max: 4 }),
    due: fc.integer({ min: 9, max: 20 }),
    windowHours: fc.integer({ min: 0, max: 8 }),
    loadingMinutes: fc.constantFrom(0, 15),
    unloadingMinutes: fc.constantFrom(0, 30),
    partnerId: fc.constantFrom('partner-1', 'partner-2'),
    isBackhaul: fc.boolean(),
    isFlexible: fc.boolean(),
    vehicleTypeIds: fc.constantFrom([], ['T1'], ['T2', 'T3']),
    cargos: fc.constantFrom([], [cargo('food')], [cargo('paper', ['food'])]),
    pickup: anyStop('depot', [6.9, 6.96], [79.86, 79.92]),
    drops: fc.array(anyStop('drop', [6, 7.4], [80, 80.8]), { minLength: 1, maxLength: 3 }),
  })
  .map(({ opens, openHours, due, windowHours, pickup, drops, ...order }) => ({
    ...order,
    pickupFrom: at(opens),
    pickupTo: at(opens + openHours),
    deliveryFrom: at(due - windowHours),
    deliveryTo: at(due),
    stops: [pickup, ...drops],
  }));
const anyPool = fc.array(anyOrder, { maxLength: 30 }).map((orders) =>
  buildPool(
    orders.map((order, i) => poolOrder(`order-${i}`, order)),
    { zoneAt },
  ),
);

/** The names of the requirements that a plan violates. */
function findViolations(plan: Plan, pool: Pool): string[] {
  const orders = plan.orderIds.map((id) => pool.orders.find((order) => order.id === id)!);
  const { space, weight } = loadOf(plan, pool);
  const type = typeOf(plan, pool);
  const visits = (id: string) =>
    plan.stops.flatMap(({ pickOrderIds, dropOrderIds, locationId }) =>
      pickOrderIds.includes(id) || dropOrderIds.includes(id) ? [locationId] : [],
    );
  const times = (id: string, field: 'pickOrderIds' | 'dropOrderIds') =>
    plan.stops.filter((stop) => stop[field].includes(id)).map(({ arriveAt }) => arriveAt);
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

test('places every order once, meets all requirements of every trip and does not depend on the order of the orders', () => {
  fc.assert(
    fc.property(anyPool, fc.integer(), (pool, seed) => {
      const result = planTrips(pool);
      expect(
        [
          ...result.plans.flatMap(({ orderIds }) => orderIds),
          ...result.unplaced.map(({ orderId }) => orderId),
        ].toSorted(),
      ).toEqual(pool.orders.map(({ id }) => id).toSorted());
      expect(result.plans.flatMap((plan) => findViolations(plan, pool))).toEqual([]);
      const random = seededRandom(Math.abs(seed));
      const shuffled = pool.orders
        .map((order) => ({ order, key: random() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ order }) => order);
      expect(planTrips({ ...pool, orders: shuffled, types: TYPES.toReversed() })).toEqual(result);
    }),
    { numRuns: 150 },
  );
});

test('plans at most 15 % more trips than the fewest possible for few orders', () => {
  const cases = Array.from({ length: 200 }, (_, seed) =>
    randomDay({ orders: 2 + (seed % 8), drops: 12, pickups: 1, zones: 1 }, seed + 1),
  );
  const counts = cases.map((pool) => ({ trips: planTrips(pool).plans.length, min: findMinTripCount(pool) }));
  expect(counts.filter(({ trips, min }) => trips > 1.15 * min)).toEqual([]);
});
