import fc from 'fast-check';
import type { FloorMeasures } from 'shared-contracts/values/space';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING, PLAN_OBJECTIVES, PLAN_ZONE_RULES } from 'shared-contracts/values/trips/plans';
import type { Plan, Pool } from '../pool.rules.ts';
import { at, buildPool, cargo, poolOrder, randomDay, withFloor } from '../testing/pools.ts';
import { toDrivingRule } from '../../driver-hours/driving.rules.ts';
import { validatePlans } from '../validate-plans.ts';
import { improvePlans } from './improve-plans.ts';
import type { ImproveSettings } from './objective.rules.ts';

const RATES = { perTrip: 100, perKm: 1, perHour: 20 };
const SETTINGS: ImproveSettings = {
  objective: 'cost',
  rates: RATES,
  zoneRule: 'ignore',
  maxTripSeconds: null,
  maxWaitSeconds: null,
};
const improve = (pool: Pool, settings: Partial<ImproveSettings> = {}, { seed = 1, iterations = 300 } = {}) =>
  improvePlans(
    pool,
    { ...SETTINGS, ...settings },
    { seed, budget: { iterations, milliseconds: Infinity }, control: { now: () => 0, shouldStop: () => false } },
  );

const FREEZER = { id: 'freezer', averageSpace: '17', maxWeight: '6000', temperature: 'frozen' } as const;

const DRIVING = toDrivingRule(DEFAULT_DRIVING);

const anySettings = fc.record({
  objective: fc.constantFrom(...PLAN_OBJECTIVES),
  zoneRule: fc.constantFrom(...PLAN_ZONE_RULES),
  rates: fc.constant(RATES),
  maxTripSeconds: fc.constantFrom(null, 10 * HOUR, 16 * HOUR),
  maxWaitSeconds: fc.constantFrom(null, HOUR),
});
const anyDay = fc
  .record({
    orders: fc.integer({ min: 0, max: 25 }),
    drops: fc.integer({ min: 1, max: 20 }),
    pickups: fc.integer({ min: 1, max: 3 }),
    zones: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(1_000),
    isMixed: fc.boolean(),
    hasFloor: fc.boolean(),
    driving: fc.constantFrom(
      undefined,
      DRIVING,
      { ...DRIVING, driveBeforeBreak: HOUR, maxDrive: 6 * HOUR },
      { ...DRIVING, driveBeforeBreak: HOUR, driveBeforeRest: 2.5 * HOUR, restLength: 3 * HOUR },
    ),
  })
  .map(({ seed, isMixed, hasFloor, driving, ...shape }) => {
    const random = randomDay({ ...shape, maxSpace: 12, maxWeight: 4_000 }, seed);
    const day = {
      ...(hasFloor ? withFloor(random) : random),
      ...(driving && { driving }),
    };
    const orders = day.orders.map((order, i) => ({
      ...order,
      stops: i % 3 === 0 ? [...order.stops, ...(day.orders[0]?.stops.slice(1) ?? [])] : order.stops,
      partnerId: `partner-${i % 2}`,
      cargos: [
        {
          ...cargo(i % 4 === 0 ? 'food' : 'paper', i % 8 === 0 ? ['paper', 'food'] : []),
          temperature: i % 4 === 0 ? ('chilled' as const) : ('ambient' as const),
        },
      ],
    }));
    return isMixed ? { ...day, orders, types: [...day.types, FREEZER] } : day;
  });

test('respects every rule, omits no order and is never worse than the quick plan', () => {
  fc.assert(
    fc.property(anyDay, anySettings, (pool, settings) => {
      const { plans, unplaced, before, after } = improve(pool, settings, { iterations: 120 });
      for (const { pickOrderIds, dropOrderIds } of plans.flatMap(({ stops }) => stops))
        expect(new Set([...pickOrderIds, ...dropOrderIds]).size).toBe(pickOrderIds.length + dropOrderIds.length);
      const limited = settings.maxTripSeconds !== null || settings.maxWaitSeconds !== null;
      expect(validatePlans(pool, plans, settings)).toEqual([]);
      expect(
        [...plans.flatMap(({ orderIds }) => orderIds), ...unplaced.map(({ orderId }) => orderId)].toSorted(),
      ).toEqual(pool.orders.map(({ id }) => id).toSorted());
      if (settings.objective === 'trips' && !limited) expect(after.trips).toBeLessThanOrEqual(before.trips);
      if (settings.objective === 'cost' && !limited) expect(after.cost).toBeLessThanOrEqual(before.cost);
    }),
    { numRuns: 80 },
  );
});

const DAY = randomDay({ orders: 60, drops: 40, pickups: 1, zones: 4, maxSpace: 8, maxWeight: 3_000 }, 5);

test('repeats a run with its seed and number of iterations', () => {
  expect(improve(DAY, {}, { seed: 3 })).toEqual(improve(DAY, {}, { seed: 3 }));
  expect(improve(DAY, {}, { seed: 4 }).plans).not.toEqual(improve(DAY, {}, { seed: 3 }).plans);
});

test('minimizes the selected objective', () => {
  const by = (objective: ImproveSettings['objective']) => improve(DAY, { objective }, { iterations: 3_000 }).after;
  expect(by('trips').trips).toBeLessThanOrEqual(by('distance').trips);
  expect(by('distance').metres).toBeLessThan(by('time').metres);
  expect(by('time').seconds).toBeLessThan(by('distance').seconds);
  expect(by('cost').cost).toBeLessThan(by('time').cost);
});

test('leaves a trip as late as its drop allows', () => {
  const pool = buildPool([
    poolOrder('o', {
      pickupFrom: at(5),
      pickupTo: at(12),
      deliveryFrom: at(15),
      deliveryTo: at(18),
      loadingMinutes: 30,
    }),
  ]);
  const [plan] = improve(pool).plans as [Plan];
  expect(plan.stops.map(({ waitMinutes }) => waitMinutes)).toEqual([0, 0]);
  expect(plan.stops[0]?.arriveAt).toBeGreaterThan(at(10));
});

test('takes breaks, and omits orders that would exceed the driving time', () => {
  const far = poolOrder('far', {
    stops: [
      { locationId: 'depot', point: [6.93, 79.86] },
      { locationId: 'jaffna', point: [9.66, 80.02] },
    ],
    deliveryTo: at(23),
  });
  const [plan] = improve(buildPool([far], { driving: DRIVING })).plans as [Plan];
  expect(plan.stops.map(({ breakMinutes }) => breakMinutes)).toEqual([undefined, 90]);
  const drive = (plan.stops[1]?.metres ?? 0) * 0.09;
  expect(plan.stops[1]!.arriveAt - plan.stops[0]!.leaveAt).toBeCloseTo(drive + 90 * MINUTE, -1);
  expect(improve(buildPool([far], { driving: { ...DRIVING, maxDrive: 9 * HOUR } })).unplaced).toEqual([
    { orderId: 'far', reason: 'tripLimits' },
  ]);
});

test('stops early with the best plan so far, and reports progress', () => {
  const reports: number[] = [];
  let checks = 0;
  const { plans, after } = improvePlans(DAY, SETTINGS, {
    seed: 1,
    budget: { iterations: 1_000_000, milliseconds: Infinity },
    control: {
      now: () => 0,
      shouldStop: () => {
        checks += 1;
        return checks > 20;
      },
    },
    onProgress: ({ after: { cost } }) => reports.push(cost),
  });
  expect(validatePlans(DAY, plans, SETTINGS)).toEqual([]);
  expect(reports.length).toBeGreaterThan(1);
  expect(reports).toEqual(reports.toSorted((a, b) => b - a));
  expect(after.cost).toBe(reports.at(-1));
});

describe('the validator', () => {
  const { plans } = improve(DAY);
  const [first, ...others] = plans as [Plan, ...Plan[]];
  const faultsOf = (changed: Partial<Plan>, settings: Partial<ImproveSettings> = {}, pool: Pool = DAY) =>
    validatePlans(pool, [{ ...first, ...changed }, ...others], { ...SETTINGS, ...settings }).join();
  const changeOrders = (changes: Partial<Pool['orders'][number]>): Pool => ({
    ...DAY,
    orders: DAY.orders.map((order) => (order.id === first.orderIds[0] ? { ...order, ...changes } : order)),
  });

  const changeCooling = (order: 'ambient' | 'frozen', type: 'ambient' | 'frozen'): Pool => ({
    ...changeOrders({ cargos: [{ ...cargo('c'), temperature: order }] }),
    types: [...DAY.types.map((t) => ({ ...t, temperature: type })), { ...DAY.types.at(-1)!, id: 'plain' }],
  });

  const changeFloor = (order: FloorMeasures, type: FloorMeasures): Pool => ({
    ...changeOrders(order),
    types: DAY.types.map((one) => ({ ...one, ...type })),
  });

  const changeCargos = (): Pool => ({
    ...DAY,
    orders: DAY.orders.map((order) => ({ ...order, cargos: [cargo(order.id)] })),
  });

  test.each<[string, string]>([
    ['', faultsOf({})],
    ['is made|are made', faultsOf({ stops: first.stops.slice(0, -1) })],
    ['not made in its turn', faultsOf({ stops: first.stops.toReversed() })],
    [
      'reached too early',
      faultsOf({ stops: first.stops.map((stop, i) => ({ ...stop, arriveAt: stop.arriveAt - i * 600 })) }),
    ],
    [
      'left early|before its work',
      faultsOf({ stops: first.stops.map((stop) => ({ ...stop, leaveAt: stop.arriveAt - 1 })) }),
    ],
    ['m away', faultsOf({ stops: first.stops.map((stop) => ({ ...stop, metres: stop.metres + 50 })) })],
    ['is late', faultsOf({}, {}, changeOrders({ deliveryTo: at(0) }))],
    ['too small', faultsOf({}, {}, changeOrders({ space: '50' }))],
    ['too weak', faultsOf({}, {}, changeOrders({ weight: '50000' }))],
    ['too many pallets', faultsOf({}, {}, changeFloor({ palletPlaces: '3' }, { palletPlaces: '2.5' }))],
    ['too short', faultsOf({}, {}, changeFloor({ loadingMeters: '0.5' }, { loadingMeters: '0.4' }))],
    ['', faultsOf({}, {}, changeFloor({ palletPlaces: '3' }, {}))],
    ['may not travel', faultsOf({}, {}, changeOrders({ vehicleTypeIds: ['T0'], isFlexible: false }))],
    ['needs a colder', faultsOf({}, {}, changeCooling('frozen', 'ambient'))],
    ['no such cooling', faultsOf({}, {}, changeCooling('ambient', 'frozen'))],
    ['several partners', faultsOf({}, {}, changeOrders({ partnerId: 'another' }))],
    ['backhaul', faultsOf({}, {}, changeOrders({ isBackhaul: true }))],
    ['incompatible', faultsOf({}, {}, changeCargos())],
    ['no such vehicle type', faultsOf({ vehicleTypeId: 'T9' })],
    ['not in the pool', faultsOf({ orderIds: ['unfamiliar'] })],
    ['not part of the trip', faultsOf({ orderIds: first.orderIds.slice(1) })],
    ['in several trips', faultsOf({ orderIds: [...first.orderIds, ...(others[0]?.orderIds ?? [])] })],
    ['takes too long', faultsOf({}, { maxTripSeconds: 60 })],
    ['too many trips', faultsOf({}, { maxTrips: 1 })],
    ['breaks before stop', faultsOf({}, {}, { ...DAY, driving: { ...DRIVING, driveBeforeBreak: 60 } })],
    ['no time for a break', faultsOf({}, {}, { ...DAY, driving: { ...DRIVING, driveBeforeBreak: 60 } })],
    ['drives too long', faultsOf({}, {}, { ...DAY, driving: { ...DRIVING, maxDrive: 60 } })],
    ['starts too early', faultsOf({}, {}, { ...DAY, earliest: at(23) })],
  ])('finds: %s', (fault, faults) => {
    expect(faults).toMatch(fault === '' ? /^$/ : new RegExp(fault));
  });
});
