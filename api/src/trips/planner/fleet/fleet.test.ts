import fc from 'fast-check';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { planTrips } from '../plan.rules.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import { toDrivingRule } from '../../driver-hours/driving.rules.ts';
import { at, buildPool, cargo, DEPOT, poolOrder, randomDay } from '../testing/pools.ts';
import { anyFleet, anyPlace, driver, SETTINGS, vehicle } from '../testing/fleets.ts';
import type { FleetVehicle } from './fleet.rules.ts';
import { type Fleet, planForFleet } from './plan-for-fleet.ts';
import { validateFleet } from './validate-fleet.ts';

// Plans whole days, too slow to repeat for every mutant: not a `rules.test.ts`.

/** `home`: of vehicles without one. */
type Settings = Partial<Fleet['settings']> & { home?: Point | null };

function plan(
  orders: readonly PoolOrder[],
  vehicles: readonly FleetVehicle[],
  { settings: { home = null, ...settings } = {}, ...more }: Partial<Pool> & { settings?: Settings } = {},
) {
  const pool = buildPool(orders, { earliest: at(0), ...more });
  const fleet: Fleet = {
    vehicles: vehicles.map((one) => ({ ...one, home: one.home ?? home })),
    settings: { ...SETTINGS, ...settings },
  };
  const { plans, unplaced } = planForFleet({ ...pool, fleet }, planTrips);
  expect(validateFleet(pool, plans, fleet)).toEqual([]);
  return {
    plans,
    unplaced: unplaced.map(({ orderId }) => orderId),
    vehicles: plans
      .toSorted((a, b) => (a.stops[0]?.arriveAt ?? 0) - (b.stops[0]?.arriveAt ?? 0))
      .map((one) => one.vehicle?.id ?? one.refusals?.map(({ code, count }) => `${code} ${count}`).join(', ')),
  };
}

/** Kandy is three hours away. */
const morning = (id: string, more: Partial<PoolOrder> = {}) =>
  poolOrder(id, { space: '15', pickupFrom: at(6), pickupTo: at(6.5), deliveryFrom: null, deliveryTo: at(12), ...more });
const afternoon = (id: string, more: Partial<PoolOrder> = {}) =>
  morning(id, { pickupFrom: at(12.5), pickupTo: at(13), deliveryTo: at(18), ...more });

test('assigns several trips a day to a vehicle, and uses another one if it cannot be back in time', () => {
  const settings = { home: DEPOT.point, rest: { driveBeforeRest: 14 * HOUR, restLength: 11 * HOUR } };
  const fleet = [vehicle('one'), vehicle('two')];
  expect(plan([morning('a'), afternoon('b')], fleet, { settings }).vehicles).toEqual(['one', 'one']);
  const early = afternoon('b', { pickupFrom: at(11), pickupTo: at(11.5) });
  expect(plan([morning('a'), early], fleet, { settings }).vehicles).toEqual(['one', 'two']);
  // A driver may not drive for twelve hours.
  expect(plan([morning('a'), afternoon('b')], fleet, { settings: { home: DEPOT.point } }).vehicles).toEqual([
    'one',
    'two',
  ]);
});

test('assigns no trip to a driver with whom the last seven days become too long', () => {
  const tired = (from: number) =>
    vehicle('one', {
      driver: driver('d', {
        week: { most: 10 * HOUR, drives: [{ fromAt: at(from), toAt: at(from + 8), seconds: 8 * HOUR }] },
      }),
    });
  const { vehicles } = plan([morning('a')], [tired(-30)]);
  expect(vehicles).toEqual(['driverHours 1']);
  expect(plan([morning('a')], [tired(-30), vehicle('two')]).vehicles).toEqual(['two']);
  // More than a week ago.
  expect(plan([morning('a')], [tired(-7 * 24 - 8)]).vehicles).toEqual(['one']);
  // Later driving counts as well.
  expect(plan([morning('a')], [tired(100)]).vehicles).toEqual(['driverHours 1']);
});

test('uses the nearest vehicle, with its approach to the first stop', () => {
  const { plans } = plan(
    [morning('a')],
    [vehicle('far', { place: [6.03, 80.22] }), vehicle('near', { place: [6.95, 79.9] })],
  );
  expect(plans[0]?.vehicle).toMatchObject({ id: 'near', driver: { id: 'driver of near' } });
  expect(plans[0]?.vehicle?.approachMetres).toBeGreaterThan(5_000);
  expect(plans[0]?.vehicle?.approachMetres).toBeLessThan(10_000);
});

test('uses the smallest vehicle that fits, and counts each size of a type', () => {
  const vehicles = [vehicle('large', { space: '40' }), vehicle('small', { space: '15' })];
  const { plans, vehicles: taken } = plan([morning('a'), morning('b', { space: '30' })], vehicles);
  expect(taken.toSorted((a = '', b = '') => a.localeCompare(b, 'en'))).toEqual(['large', 'small']);
  expect(plans.map(({ vehicleTypeId }) => vehicleTypeId)).toEqual(['T2', 'T2']);
  expect(plan([morning('a', { space: '41' })], vehicles).unplaced).toEqual(['a']);
});

test('frees a vehicle for a trip that only it can make', () => {
  const vehicles = [vehicle('any'), vehicle('paper only', { cargoTypeIds: ['paper'], place: [6.5, 79.9] })];
  const orders = [
    morning('a', { cargos: [cargo('paper')] }),
    morning('b', { cargos: [cargo('food')], pickupFrom: at(6.1) }),
  ];
  expect(plan(orders, vehicles).vehicles).toEqual(['paper only', 'any']);
});

const sixTo = (end: number) => ({ fromAt: at(6), toAt: at(end), from: null, to: null, isWork: true });

test.each<[string, Partial<FleetVehicle>, Partial<PoolOrder>, Settings, string]>([
  ['too small for it', { space: '14.999' }, { space: '15' }, {}, 'tooSmall 1'],
  ['of another type', { typeId: 'T3' }, { vehicleTypeIds: ['T2'] }, {}, 'wrongType 1'],
  ['not for such cargo', { cargoTypeIds: ['paper'] }, { cargos: [cargo('food')] }, {}, 'wrongCargo 1'],
  ['without a driver', { driver: null }, {}, {}, 'noDriver 1'],
  ['with a blocked driver', { driver: driver('d', { isBlocked: true }) }, {}, {}, 'noDriver 1'],
  ['with an expiring licence', { driver: driver('d', { licenseExpiresAt: at(8) }) }, {}, {}, 'licence 1'],
  ['on another trip', { uses: [sixTo(7)] }, {}, {}, 'busy 1'],
  ['too far away', { place: [9.66, 80.02], uses: [{ ...sixTo(0), fromAt: at(-1) }] }, {}, {}, 'tooFar 1'],
  ['with a driver for few hours', { driver: driver('d', { maxShift: 2 * HOUR }) }, {}, {}, 'driverHours 1'],
  ['that would come home too late', {}, {}, { home: DEPOT.point, maxShift: 5 * HOUR }, 'driverHours 1'],
])('returns why it uses no vehicle %s', (_name, changes, order, settings, refusal) => {
  const { vehicles, unplaced } = plan(
    [morning('a', order)],
    [vehicle('one', changes), vehicle('none', { space: '0.1' })],
    {
      settings,
    },
  );
  // Without a suitable type, the order is in no trip at all.
  if (unplaced.length > 0) expect(['tooSmall 1', 'wrongType 1']).toContain(refusal);
  else expect(vehicles.join()).toContain(refusal);
});

test('lets drivers rest between days, and on the way of long trips', () => {
  const jaffna = { stops: [DEPOT, { locationId: 'jaffna', point: [9.66, 80.02] as const }] };
  const driving = toDrivingRule({ ...DEFAULT_DRIVING, restAfterMinutes: 540 });
  const long = morning('a', { ...jaffna, deliveryTo: at(40) });
  const { plans, vehicles } = plan([long], [vehicle('one')], { driving });
  expect(vehicles).toEqual(['one']);
  expect(plans[0]?.stops[1]?.breakMinutes).toBe(45 + 660);
  // 9.9 hours without a rest exceed the driver's limit.
  expect(plan([long], [vehicle('one')]).vehicles).toEqual(['driverHours 1']);

  const nextDay = morning('b', { pickupFrom: at(30), pickupTo: at(31), deliveryTo: at(36) });
  expect(plan([morning('a'), nextDay], [vehicle('one')]).vehicles).toEqual(['one', 'one']);
  const lateEvening = morning('b', { pickupFrom: at(17), pickupTo: at(18), deliveryTo: at(24) });
  expect(plan([morning('a'), lateEvening], [vehicle('one')]).vehicles).toEqual(['one', 'driverHours 1']);
});

test('respects the rules for vehicles and drivers on any day, and returns for each trip its vehicle or the reasons', () => {
  const taken: number[] = [];
  fc.assert(
    fc.property(
      anyFleet,
      fc.record({
        seed: fc.nat(1_000),
        orders: fc.integer({ min: 1, max: 40 }),
        drops: fc.integer({ min: 1, max: 15 }),
      }),
      fc.record({ home: anyPlace, maxShift: fc.constantFrom(10 * HOUR, 15 * HOUR, 24 * HOUR) }),
      fc.boolean(),
      (vehicles, { seed, ...shape }, settings, rests) => {
        const day = randomDay({ ...shape, pickups: 2, zones: 2, maxSpace: 12, maxWeight: 2_500 }, seed);
        const orders = day.orders.map((order, i) => ({
          ...order,
          cargos: [cargo(i % 3 === 0 ? 'food' : 'paper', ['food', 'paper'])],
        }));
        const driving = toDrivingRule({ ...DEFAULT_DRIVING, restAfterMinutes: rests ? 240 : null });
        const rest = { driveBeforeRest: rests ? 240 * MINUTE : Infinity, restLength: 11 * HOUR };
        const { plans } = plan(orders, vehicles, { zoneAt: day.zoneAt, driving, settings: { ...settings, rest } });
        for (const { vehicle: assigned, refusals = [] } of plans) {
          expect(assigned === undefined).toBe(refusals.length > 0);
          if (!assigned) expect(refusals.reduce((sum, { count }) => sum + count, 0)).toBe(vehicles.length);
        }
        taken.push(plans.filter((one) => one.vehicle).length);
      },
    ),
    { numRuns: 150 },
  );
  expect(taken.filter((count) => count > 1).length).toBeGreaterThan(5);
});
