import { emissionsPerKm } from '../../emissions/emissions.rules.ts';
import { vehicle } from '../testing/fleets.ts';
import { poolOrder, TYPES } from '../testing/pools.ts';
import type { FleetPlan } from '../fleet/plan-for-fleet.ts';
import { createEmissionMeter, emissionsCostPerMetre, meanEmissionsCostPerMetre } from './emission-costs.rules.ts';
import type { ImproveSettings } from './objective.rules.ts';

const SETTINGS: ImproveSettings = {
  objective: 'cost',
  rates: { perTrip: 100, perKm: 2, perHour: 20, perTonneCo2: 80 },
  zoneRule: 'keep',
  maxTripSeconds: null,
  maxWaitSeconds: null,
};
const LORRY = { maxWeight: '12000' };
const [VAN, , TRUCK] = TYPES as [(typeof TYPES)[0], unknown, (typeof TYPES)[0]];

test('a metre costs what a half laden vehicle emits, if costs are minimized and emissions have one', () => {
  const perKm = (emissionsPerKm(LORRY, 6_000) / 1_000) * 80;
  expect(perKm).toBeGreaterThan(0.05);
  expect(emissionsCostPerMetre(LORRY, SETTINGS)).toBeCloseTo(perKm / 1_000, 12);
  expect(emissionsCostPerMetre(LORRY, { ...SETTINGS, objective: 'distance' })).toBe(0);
  expect(emissionsCostPerMetre(LORRY, { ...SETTINGS, rates: { perTrip: 1, perKm: 1, perHour: 1 } })).toBe(0);
});

test('a metre of an unknown type costs the mean of all', () => {
  const [small, large] = [VAN, TRUCK].map((type) => emissionsCostPerMetre(type, SETTINGS)) as [number, number];
  expect(meanEmissionsCostPerMetre([VAN, TRUCK], SETTINGS)).toBeCloseTo((small + large) / 2, 12);
  expect(meanEmissionsCostPerMetre([], SETTINGS)).toBe(0);
});

test('a plan has the emissions of its vehicle with its load, or of its type, or of the known part', () => {
  const stop = { locationId: 'l', arriveAt: 0, leaveAt: 0, waitMinutes: 0, driveSeconds: 0 };
  const plan: FleetPlan = {
    zoneId: null,
    partnerId: 'p',
    isBackhaul: false,
    vehicleTypeId: 'T2',
    orderIds: ['a'],
    stops: [
      { ...stop, pickOrderIds: ['a'], dropOrderIds: [], metres: 0 },
      { ...stop, pickOrderIds: [], dropOrderIds: ['a'], metres: 10_000 },
    ],
    metres: 10_000,
  };
  const pool = { orders: [poolOrder('a', { weight: '4000' })], types: TYPES };
  const lorry = vehicle('lorry', { weight: '12000', temperature: 'frozen' });
  const measure = createEmissionMeter(pool, [lorry]);
  const withVehicle = (id: string) => ({
    ...plan,
    vehicle: { ...lorry, id, driver: { id: 'd', name: 'd' }, approachMetres: 0 },
  });
  const ofType = 10 * emissionsPerKm({ maxWeight: '5000' }, 4_000);
  expect(measure(plan)).toBeCloseTo(ofType, 9);
  expect(createEmissionMeter(pool)(plan)).toBeCloseTo(ofType, 9);
  expect(measure(withVehicle('lorry'))).toBeCloseTo(
    10 * emissionsPerKm({ maxWeight: '12000', temperature: 'frozen' }, 4_000),
    9,
  );
  expect(measure(withVehicle('gone'))).toBeCloseTo(ofType, 9);
  expect(measure({ ...plan, vehicleTypeId: 'gone' })).toBe(0);
});
