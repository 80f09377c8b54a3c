import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { emissionsPerKm } from '../../emissions/emissions.rules.ts';
import type { FleetPlan } from '../fleet/plan-for-fleet.ts';
import { SETTINGS, vehicle } from '../testing/fleets.ts';
import { at, poolOrder, TYPES } from '../testing/pools.ts';
import { measureFleetPlans } from './fleet-figures.rules.ts';

const RATES = { perTrip: 100, perKm: 2, perHour: 60, perTonneCo2: 1_000 };
/** A place so many minutes of driving, at a kilometre a minute, from the first stop of all orders. */
const place = (minutes: number): Point => [0, minutes];
const context = {
  settings: SETTINGS,
  earliest: at(0),
  travel: ([, from]: Point, [, to]: Point) => ({
    metres: Math.abs(to - from) * 1_000,
    seconds: Math.abs(to - from) * MINUTE,
    isEstimated: true,
  }),
};
const stops = [0, 30].map((minutes) => ({ locationId: `at ${minutes}`, point: place(minutes) }));
const orders = ['a', 'b', 'c'].map((id) => poolOrder(id, { weight: '0', stops }));

/** From the first stop to the second one, 30 km in an hour. */
const plan = (orderIds: string[], hour: number, vehicleId?: string): FleetPlan => {
  const stop = { pickOrderIds: [], dropOrderIds: [], waitMinutes: 0 };
  const assigned = vehicleId && { ...vehicle(vehicleId), driver: { id: 'd', name: 'd' }, approachMetres: 0 };
  return {
    zoneId: null,
    partnerId: 'p',
    isBackhaul: false,
    vehicleTypeId: 'T2',
    orderIds,
    stops: [
      { ...stop, locationId: 'at 0', arriveAt: at(hour), leaveAt: at(hour), metres: 0, driveSeconds: 0 },
      {
        ...stop,
        locationId: 'at 30',
        arriveAt: at(hour + 1),
        leaveAt: at(hour + 1),
        metres: 30_000,
        driveSeconds: HOUR,
      },
    ],
    metres: 30_000,
    ...(assigned && { vehicle: assigned }),
  };
};
const measure = (plans: FleetPlan[], vehicles = [vehicle('v', { place: place(-20), fixedCost: 500 })]) =>
  measureFleetPlans(plans, { orders, types: TYPES }, { vehicles, context }, RATES);
const PER_KM = emissionsPerKm({ maxWeight: '5000' }, 0);

test('plans include the empty legs of their vehicles, their emissions and their total cost', () => {
  // 30 km with orders; 20 km in 20 minutes to the first stop.
  expect(measure([plan(['a', 'b'], 8, 'v')])).toEqual({
    trips: 1,
    metres: 50_000,
    seconds: HOUR + 20 * MINUTE,
    cost: expect.closeTo(100 + 500 + 50 * 2 + 80 + 50 * PER_KM, 6),
    emissions: expect.closeTo(50 * PER_KM, 9),
    assignedOrders: 2,
  });
});

test('plans without a vehicle cost according to the rates', () => {
  expect(measure([plan(['a'], 8)])).toEqual({
    trips: 1,
    metres: 30_000,
    seconds: HOUR,
    cost: expect.closeTo(100 + 60 + 60 + 30 * PER_KM, 6),
    emissions: expect.closeTo(30 * PER_KM, 9),
    assignedOrders: 0,
  });
});

test('a vehicle has its own price per kilometre, and its fixed cost once unless it has other tasks', () => {
  const costOf = (more: Parameters<typeof vehicle>[1], plans = [plan(['a'], 8, 'v')]) =>
    measure(plans, [vehicle('v', { place: place(0), fixedCost: 500, ...more })]).cost;
  const emissions = 30 * PER_KM;
  expect(costOf({})).toBeCloseTo(100 + 500 + 60 + 60 + emissions, 6);
  expect(costOf({ kmCost: 3 })).toBeCloseTo(100 + 500 + 90 + 60 + emissions, 6);
  const use = { fromAt: at(12), toAt: at(13), from: null, to: null };
  expect(costOf({ uses: [{ ...use, isWork: false }] })).toBeCloseTo(100 + 500 + 60 + 60 + emissions, 6);
  expect(
    costOf({
      uses: [
        { ...use, isWork: false },
        { ...use, fromAt: at(13), toAt: at(14), isWork: true },
      ],
    }),
  ).toBeCloseTo(100 + 60 + 60 + emissions, 6);
  // Back empty for the second trip.
  const both = [plan(['a'], 8, 'v'), plan(['b'], 11, 'v')];
  expect(costOf({ kmCost: 3 }, both)).toBeCloseTo(200 + 500 + 90 * 3 + 150 + 90 * PER_KM, 6);
});

test('a vehicle whose trips do not fit together adds nothing', () => {
  const plans = [plan(['a'], 8, 'v'), plan(['b'], 8.5, 'v')];
  expect(measure(plans)).toMatchObject({ metres: 60_000, seconds: 2 * HOUR, assignedOrders: 2 });
});
