import fc from 'fast-check';
import { computeEmissions, EMISSION_FACTORS, emissionsPerKm } from './emissions.rules.ts';
import { planTrips } from '../planner/plan.rules.ts';
import type { PlanStop, PoolType } from '../planner/pool.rules.ts';
import { poolOrder, randomDay } from '../planner/testing/pools.ts';

const type = (maxWeight: string, more: Partial<PoolType> = {}): PoolType => ({
  id: 't',
  averageSpace: '40',
  maxWeight,
  ...more,
});

test.each<[string, PoolType, number, number]>([
  ['a van by its average', type('1000'), 500, 0.239],
  ['a vehicle without a payload as full', type('0'), 0, 0.195],
  ['a small lorry without a load', type('2000'), 0, 0.572],
  ['an empty rigid lorry', type('5000'), 0, 0.683],
  ['a full one', type('5000'), 5_000, 0.876],
  ['a half full one between', type('5000'), 2_500, 0.7795],
  ['an overloaded one as full', type('5000'), 9_000, 0.876],
  ['a cooled one with its cooling', type('3000', { temperature: 'frozen' }), 3_000, 0.7973],
  ['an articulated one by its own cooling', type('26500', { temperature: 'chilled' }), 0, 0.922845],
])('rates %s', (_name, vehicle, load, expected) => {
  expect(emissionsPerKm(vehicle, load)).toBeCloseTo(expected, 6);
});

test('lists classes by payload, each with more or as much when it is full', () => {
  const limits = EMISSION_FACTORS.map(({ maxWeight }) => maxWeight);
  expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  expect(limits.at(-1)).toBe(Infinity);
  for (const { empty, full } of EMISSION_FACTORS) expect(full).toBeGreaterThanOrEqual(empty);
});

const stop = (km: number, pickOrderIds: string[], dropOrderIds: string[]): PlanStop => ({
  locationId: `${km}`,
  pickOrderIds,
  dropOrderIds,
  arriveAt: 0,
  leaveAt: 0,
  waitMinutes: 0,
  metres: km * 1_000,
  driveSeconds: 0,
});
const order = (id: string, weight: string, latitude: number) =>
  poolOrder(id, {
    weight,
    stops: [
      { locationId: 'depot', point: [0, 80] },
      { locationId: id, point: [latitude, 80] },
    ],
  });

test('adds up the legs by their load, and shares them out by weight and direct distance', () => {
  const orders = [order('near', '4000', 1), order('far', '1000', 2)];
  const stops = [stop(0, ['near', 'far'], []), stop(100, [], ['near']), stop(50, [], ['far'])];
  const { total, byOrder } = computeEmissions(stops, orders, type('5000'));
  expect(total).toBeCloseTo(100 * 0.876 + 50 * (0.683 + 0.193 * 0.2), 6);
  expect(byOrder.get('near')).toBeCloseTo((total * 2) / 3, 6);
  expect(byOrder.get('far')).toBeCloseTo(total / 3, 6);
});

test('excludes the way to the first stop, and weight that is not on board yet', () => {
  const stops = [stop(7, ['a'], []), stop(100, ['b'], []), stop(50, [], ['a', 'b'])];
  const { total } = computeEmissions(stops, [order('a', '1000', 1), order('b', '4000', 1)], type('5000'));
  expect(total).toBeCloseTo(100 * (0.683 + 0.193 * 0.2) + 50 * 0.876, 6);
});

test('measures the direct distance from the first stop of an order to its last, if it has any', () => {
  const at = (latitude: number) => ({ locationId: `${latitude}`, point: [latitude, 80] as const });
  const orders = [
    poolOrder('detour', { weight: '1000', stops: [at(0), at(5), at(1)] }),
    poolOrder('direct', { weight: '1000', stops: [at(0), at(3)] }),
    poolOrder('nowhere', { weight: '1000', stops: [] }),
  ];
  const ids = orders.map(({ id }) => id);
  const { total, byOrder } = computeEmissions([stop(0, ids, []), stop(10, [], ids)], orders, type('5000'));
  expect(ids.map((id) => (byOrder.get(id) ?? NaN) / total)).toEqual(
    [0.25, 0.75, 0].map((share) => expect.closeTo(share, 6)),
  );
});

test('shares orders without weight out equally', () => {
  const { total, byOrder } = computeEmissions(
    [stop(0, ['a', 'b'], []), stop(10, [], ['a', 'b'])],
    [order('a', '0', 1), order('b', '0', 2)],
    type('5000'),
  );
  expect([...byOrder.values()]).toEqual([total / 2, total / 2]);
});

test('distributes the emissions of a plan completely, without negative shares', () => {
  fc.assert(
    fc.property(fc.nat(500), (seed) => {
      const day = randomDay({ orders: 20, drops: 10, pickups: 2, zones: 2 }, seed);
      for (const { stops, orderIds, vehicleTypeId } of planTrips(day).plans) {
        const carried = day.orders.filter(({ id }) => orderIds.includes(id));
        const { total, byOrder } = computeEmissions(
          stops,
          carried,
          day.types.find(({ id }) => id === vehicleTypeId)!,
        );
        const shares = [...byOrder.values()];
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(total, 6);
      }
    }),
    { numRuns: 20 },
  );
});

test('an order counts from its pickup on, without the way to the first stop', () => {
  const orders = [order('first', '1000', 1), order('later', '4000', 1)];
  const stops = [stop(70, ['first'], []), stop(10, ['later'], []), stop(10, [], ['first', 'later'])];
  const { total } = computeEmissions(stops, orders, type('5000'));
  expect(total).toBeCloseTo(10 * (0.683 + 0.193 * 0.2) + 10 * 0.876, 6);
});

test('the direct distance of an order is from its first to its last stop', () => {
  const places = (...latitudes: number[]) =>
    latitudes.map((latitude) => ({ locationId: `l${latitude}`, point: [latitude, 80] as [number, number] }));
  const orders = [
    poolOrder('far', { weight: '1000', stops: places(0, 1, 3) }),
    poolOrder('near', { weight: '1000', stops: places(0, 1) }),
  ];
  const stops = [stop(0, ['far', 'near'], []), stop(10, [], ['far', 'near'])];
  const { total, byOrder } = computeEmissions(stops, orders, type('5000'));
  expect(byOrder.get('far')).toBeCloseTo((total * 3) / 4, 6);
});
