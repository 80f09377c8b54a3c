import fc from 'fast-check';
import { decimal } from '../../platform/values/money.ts';
import { planTrips } from './plan.rules.ts';
import type { Plan, Pool } from './pool.rules.ts';
import { findMinTripCount } from './testing/min-trip-count.ts';
import {
  at,
  buildPool,
  cargo,
  loadOf,
  poolOrder,
  randomDay,
  seededRandom,
  TYPES,
  within,
  zoneAt,
  withFloor,
} from './testing/pools.ts';
import { validatePlans } from './validate-plans.ts';

// Plans hundreds of random days, too slow to repeat for every mutant: not a `rules.test.ts`.

const typeOf = ({ vehicleTypeId }: Plan, { types }: Pool) => types.find(({ id }) => id === vehicleTypeId)!;

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

test('places every order once, meets all requirements of every trip and does not depend on the input order', () => {
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

const REQUIRED = { zoneRule: 'keep' as const, maxTripSeconds: null, maxWaitSeconds: null };

test('respects pallet places and loading meters, which are decisive here', () => {
  const anyDay = fc.record({
    orders: fc.integer({ min: 1, max: 30 }),
    drops: fc.integer({ min: 1, max: 12 }),
    pickups: fc.integer({ min: 1, max: 2 }),
    zones: fc.constant(1),
  });
  let further = 0;
  fc.assert(
    fc.property(anyDay, fc.nat(1_000), (shape, seed) => {
      const day = randomDay({ ...shape, maxSpace: 3, maxWeight: 500 }, seed);
      const { plans } = planTrips(withFloor(day));
      expect(validatePlans(withFloor(day), plans, REQUIRED)).toEqual([]);
      further += plans.length - planTrips(day).plans.length;
    }),
    { numRuns: 60 },
  );
  expect(further).toBeGreaterThan(0);
});

test('plans at most 15 % more trips than the fewest possible for few orders', () => {
  const cases = Array.from({ length: 200 }, (_, seed) =>
    randomDay({ orders: 2 + (seed % 8), drops: 12, pickups: 1, zones: 1 }, seed + 1),
  );
  const counts = cases.map((pool) => ({ trips: planTrips(pool).plans.length, min: findMinTripCount(pool) }));
  expect(counts.filter(({ trips, min }) => trips > 1.15 * min)).toEqual([]);
});
