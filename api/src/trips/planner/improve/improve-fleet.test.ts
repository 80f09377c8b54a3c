import fc from 'fast-check';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING, PLAN_OBJECTIVES, PLAN_ZONE_RULES } from 'shared-contracts/values/trips/plans';
import type { FleetVehicle } from '../fleet/fleet.rules.ts';
import type { Fleet, FleetPlan } from '../fleet/plan-for-fleet.ts';
import { validateFleet } from '../fleet/validate-fleet.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import { toDrivingRule } from '../../driver-hours/driving.rules.ts';
import { anyFleet, driver, KANDY, SETTINGS, vehicle } from '../testing/fleets.ts';
import { at, buildPool, cargo, DEPOT, floorOf, poolOrder, randomDay } from '../testing/pools.ts';
import { validatePlans } from '../validate-plans.ts';
import { improveFleet } from './improve-fleet.ts';
import type { ImproveSettings } from './objective.rules.ts';

// Searches for a while, too slow to repeat for every mutant: not a `rules.test.ts`.

const IMPROVE: ImproveSettings = {
  objective: 'cost',
  rates: { perTrip: 100, perKm: 1, perHour: 20 },
  zoneRule: 'ignore',
  maxTripSeconds: null,
  maxWaitSeconds: null,
};

function improve(
  pool: Pool,
  fleet: Fleet,
  settings: Partial<ImproveSettings> = {},
  { seed = 1, iterations = 400 } = {},
) {
  const improved = improveFleet(
    pool,
    fleet,
    { ...IMPROVE, ...settings },
    { seed, budget: { iterations, milliseconds: Infinity }, control: { now: () => 0, shouldStop: () => false } },
  );
  const { plans, unplaced } = improved;
  expect(validatePlans(pool, plans, { ...IMPROVE, ...settings, isForFleet: true })).toEqual([]);
  expect(validateFleet(pool, plans, fleet)).toEqual([]);
  expect([...plans.flatMap(({ orderIds }) => orderIds), ...unplaced.map(({ orderId }) => orderId)].toSorted()).toEqual(
    pool.orders.map(({ id }) => id).toSorted(),
  );
  return improved;
}

const plan = (
  orders: readonly PoolOrder[],
  vehicles: readonly FleetVehicle[],
  settings: Partial<ImproveSettings> = {},
) =>
  improve(
    buildPool(orders, { earliest: at(0) }),
    { vehicles, settings: { ...SETTINGS, rest: { driveBeforeRest: Infinity, restLength: 11 * HOUR } } },
    settings,
  ).plans;
const vehiclesOf = (plans: readonly FleetPlan[]) =>
  plans
    .toSorted((a, b) => (a.stops[0]?.arriveAt ?? 0) - (b.stops[0]?.arriveAt ?? 0))
    .map(({ vehicle: taken, refusals }) => taken?.id ?? refusals?.map(({ code }) => code).join());
const countTaken = (plans: readonly FleetPlan[]) =>
  plans.filter((one) => one.vehicle).flatMap(({ orderIds }) => orderIds).length;

const GALLE = [6.03, 80.22] as const;
const place = (id: string, point: readonly [number, number]) => ({ locationId: id, point });
const morning = (id: string, more: Partial<PoolOrder> = {}) =>
  poolOrder(id, { space: '15', pickupFrom: at(6), pickupTo: at(6.5), deliveryFrom: null, deliveryTo: at(12), ...more });

test('respects all rules on any day, and never assigns fewer orders or the same ones at a higher cost', () => {
  fc.assert(
    fc.property(
      anyFleet,
      fc.record({
        seed: fc.nat(1_000),
        orders: fc.integer({ min: 1, max: 30 }),
        drops: fc.integer({ min: 1, max: 15 }),
      }),
      fc.record({
        objective: fc.constantFrom(...PLAN_OBJECTIVES),
        zoneRule: fc.constantFrom(...PLAN_ZONE_RULES),
        maxTripSeconds: fc.constantFrom(null, null, 12 * HOUR),
        maxWaitSeconds: fc.constantFrom(null, null, HOUR),
      }),
      fc.constantFrom(10 * HOUR, 15 * HOUR, 24 * HOUR),
      fc.boolean(),
      (vehicles, { seed, ...shape }, settings, maxShift, rests) => {
        const day = randomDay({ ...shape, pickups: 2, zones: 2, maxSpace: 12, maxWeight: 2_500 }, seed);
        const pool: Pool = {
          ...day,
          earliest: at(0),
          driving: toDrivingRule({ ...DEFAULT_DRIVING, restAfterMinutes: rests ? 240 : null }),
          orders: day.orders.map((order, i) => ({
            ...order,
            ...floorOf(i),
            stops: i % 5 === 0 ? [...order.stops, ...(day.orders[0]?.stops.slice(1) ?? [])] : order.stops,
            partnerId: `partner-${i % 2}`,
            cargos: [cargo(i % 3 === 0 ? 'food' : 'paper', i % 4 === 0 ? [] : ['food', 'paper'])],
          })),
        };
        const rest = { driveBeforeRest: rests ? 240 * MINUTE : Infinity, restLength: 11 * HOUR };
        const fleet = { vehicles, settings: { maxShift, rest } };
        const { before, after } = improve(pool, fleet, settings, { seed, iterations: 100 });
        const limited = settings.maxTripSeconds !== null || settings.maxWaitSeconds !== null;
        if (limited) return;
        const more = (after.assignedOrders ?? 0) - (before.assignedOrders ?? 0);
        expect(more).toBeGreaterThanOrEqual(0);
        if (more === 0 && settings.objective === 'cost') expect(after.cost).toBeLessThanOrEqual(before.cost);
      },
    ),
    { numRuns: 60 },
  );
});

test('sends the vehicles from where they are, and home again', () => {
  // Each vehicle starts at the pickup of an order, and has its home at the drop of the same order.
  const orders = [
    morning('a', { stops: [DEPOT, place('kandy', KANDY)] }),
    morning('b', { stops: [place('galle', GALLE), place('matara', [5.95, 80.54])] }),
  ];
  const south = vehicle('south', { place: GALLE, home: [5.95, 80.54] });
  const north = vehicle('north', { place: DEPOT.point, home: KANDY });
  const plans = plan(orders, [south, north]);
  expect(new Map(plans.map(({ orderIds, vehicle: taken }) => [orderIds.join(), taken?.id]))).toEqual(
    new Map([
      ['a', 'north'],
      ['b', 'south'],
    ]),
  );
  expect(plans.map((one) => one.vehicle?.approachMetres)).toEqual([0, 0]);
});

test('assigns several trips a day to a vehicle if it is back in time', () => {
  const afternoon = morning('b', { pickupFrom: at(12.5), pickupTo: at(13), deliveryTo: at(18) });
  expect(vehiclesOf(plan([morning('a'), afternoon], [vehicle('one')]))).toEqual(['one', 'one']);
  const tooEarly = { ...afternoon, pickupFrom: at(7), pickupTo: at(8), deliveryTo: at(11) };
  expect(vehiclesOf(plan([morning('a'), tooEarly], [vehicle('one')])).filter((id) => id === 'one')).toHaveLength(1);
});

test('plans no more trips at a time than there are vehicles of a size, and combines orders for those that exist', () => {
  // On their own, four small vehicles would be the closest fit.
  const orders = ['a', 'b', 'c', 'd'].map((id) => morning(id, { space: '7', stops: [DEPOT, place('kandy', KANDY)] }));
  const fleet = [vehicle('small', { space: '8', weight: '1500' }), vehicle('large', { space: '21' })];
  const plans = plan(orders, fleet);
  expect(plans.map(({ vehicle: taken, orderIds }) => `${taken?.id} ${orderIds.length}`).toSorted()).toEqual([
    'large 3',
    'small 1',
  ]);
});

test.each<[string, Partial<FleetVehicle>, Partial<FleetVehicle>]>([
  ['costs less per km', { kmCost: 2 }, { kmCost: 1 }],
  ['costs less to use', { fixedCost: 200 }, { fixedCost: 50 }],
  ['is not cooled', { temperature: 'frozen' }, {}],
  ['is nearer', { place: GALLE }, {}],
  ['has a home on the way', { home: GALLE }, { home: KANDY }],
  ['has a driver', { driver: null }, {}],
  ['has a licence that is valid long enough', { driver: driver('d', { licenseExpiresAt: at(8) }) }, {}],
  ['has a driver with hours', { driver: driver('d', { maxShift: 2 * HOUR }) }, {}],
  ['may carry the cargo', { cargoTypeIds: ['paper'] }, { cargoTypeIds: ['food'] }],
  ['is of the requested type', { typeId: 'T1' }, {}],
  [
    'is free',
    { uses: [{ fromAt: at(5), toAt: at(9), from: DEPOT.point, to: DEPOT.point, isWork: true }] },
    { uses: [{ fromAt: at(1), toAt: at(5), from: DEPOT.point, to: DEPOT.point, isWork: true }] },
  ],
])('uses the vehicle that %s', (_name, worse, better) => {
  const order = morning('a', { cargos: [cargo('food')], vehicleTypeIds: ['T2'] });
  const fleet = [vehicle('worse', worse), vehicle('better', better), vehicle('tiny', { space: '1' })];
  expect(vehiclesOf(plan([order], fleet))).toEqual(['better']);
});

test('uses a cleaner vehicle as soon as its emissions are cheaper', () => {
  const fleet = [vehicle('lorry', { weight: '12000' }), vehicle('van', { weight: '1500', fixedCost: 50 })];
  const pricedAt = (perTonneCo2: number) =>
    vehiclesOf(plan([morning('a')], fleet, { rates: { ...IMPROVE.rates, perTonneCo2 } }));
  expect(pricedAt(0)).toEqual(['lorry']);
  expect(pricedAt(100)).toEqual(['lorry']);
  expect(pricedAt(1_500)).toEqual(['van']);
});

test('omits trips that exceed a limit when nobody can drive', () => {
  const drop = (id: string, opens: number) => ({ ...place(id, KANDY), windowFrom: at(opens), windowTo: at(opens + 1) });
  const waiting = poolOrder('a', { stops: [DEPOT, drop('first', 9), drop('second', 15)] });
  const fleet = { vehicles: [vehicle('one', { driver: null })], settings: SETTINGS };
  const { plans, unplaced } = improve(buildPool([waiting]), fleet, { maxWaitSeconds: HOUR });
  expect([plans, unplaced]).toEqual([[], [{ orderId: 'a', reason: 'tripLimits' }]]);
});

test('reaches the next task of a vehicle in time', () => {
  const use = { fromAt: at(12), toAt: at(14), from: DEPOT.point, to: DEPOT.point, isWork: true };
  const orders = [morning('a', { deliveryTo: at(12) })];
  // Kandy is three hours away: there and back until noon, if it needn't be back before ten.
  expect(vehiclesOf(plan(orders, [vehicle('one', { uses: [{ ...use, fromAt: at(13) }] })]))).toEqual(['one']);
  expect(vehiclesOf(plan(orders, [vehicle('one', { uses: [{ ...use, fromAt: at(10) }] })]))).not.toEqual(['one']);
});

test('repeats a run, reports progress, and plans without vehicles', () => {
  const day = {
    ...randomDay({ orders: 60, drops: 40, pickups: 2, zones: 3, maxSpace: 8, maxWeight: 3_000 }, 5),
    earliest: at(0),
  };
  const fleet = {
    vehicles: Array.from({ length: 8 }, (_, i) =>
      vehicle(`v${i}`, { space: i % 2 === 0 ? '20' : '40', home: DEPOT.point }),
    ),
    settings: SETTINGS,
  };
  expect(improve(day, fleet, {}, { seed: 3 })).toEqual(improve(day, fleet, {}, { seed: 3 }));
  const { plans: longer, before, after } = improve(day, fleet, {}, { iterations: 2_000 });
  expect(after.assignedOrders).toBe(countTaken(longer));
  expect(after.assignedOrders).toBeGreaterThan((before.assignedOrders ?? 0) * 1.2);
  const { plans } = improve(day, { vehicles: [], settings: SETTINGS });
  expect(plans).toEqual([]);
});
