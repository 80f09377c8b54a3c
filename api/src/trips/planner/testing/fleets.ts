import fc from 'fast-check';
import { HOUR } from 'shared-contracts/values/time';
import type { FleetDriver, FleetVehicle } from '../fleet/fleet.rules.ts';
import type { Fleet } from '../fleet/plan-for-fleet.ts';
import { at, DEPOT } from './pools.ts';

export const driver = (id: string, more: Partial<FleetDriver> = {}): FleetDriver => ({
  id,
  name: id,
  isBlocked: false,
  licenseExpiresAt: null,
  lacksClass: false,
  maxShift: null,
  week: null,
  ...more,
});
export const vehicle = (id: string, more: Partial<FleetVehicle> = {}): FleetVehicle => ({
  id,
  name: id,
  typeId: 'T2',
  temperature: 'ambient',
  space: '20',
  weight: '5000',
  cargoTypeIds: [],
  driver: driver(`driver of ${id}`),
  place: DEPOT.point,
  home: null,
  fixedCost: 0,
  kmCost: null,
  uses: [],
  ...more,
});
export const SETTINGS: Fleet['settings'] = {
  maxShift: 13 * HOUR,
  rest: { driveBeforeRest: 9 * HOUR, restLength: 11 * HOUR },
};

export const KANDY = [7.29, 80.63] as const;
const hour = fc.integer({ min: -4, max: 40 });
export const anyPlace = fc.constantFrom(DEPOT.point, KANDY, [6.03, 80.22] as const, null);
/** Drives of up to four hours in the days around; some drivers already reach their weekly limit. */
const anyWeek = fc
  .record({
    hours: fc.integer({ min: 4, max: 20 }),
    drives: fc.array(fc.tuple(fc.integer({ min: -160, max: 160 }), fc.integer({ min: 1, max: 4 })), { maxLength: 4 }),
  })
  .map(({ hours, drives }) => ({
    most: hours * HOUR,
    drives: drives.map(([from, long]) => ({ fromAt: at(from), toAt: at(from + long), seconds: long * HOUR })),
  }));
const anyVehicle = fc.record({
  typeId: fc.constantFrom('T1', 'T2', 'T3'),
  space: fc.constantFrom('12', '25', '40'),
  weight: fc.constantFrom('2500', '8000', '12000'),
  palletPlaces: fc.constantFrom(null, '5', '9'),
  loadingMeters: fc.constantFrom(null, null, '2.4'),
  temperature: fc.constantFrom('ambient' as const, 'ambient' as const, 'frozen' as const),
  cargoTypeIds: fc.constantFrom([], [], ['paper'], ['paper', 'food']),
  place: anyPlace,
  home: anyPlace,
  fixedCost: fc.constantFrom(0, 0, 80),
  kmCost: fc.constantFrom(null, 0.7, 2),
  driver: fc.option(
    fc.record({
      isBlocked: fc.constantFrom(false, false, true),
      lacksClass: fc.constantFrom(false, false, false, true),
      licenseExpiresAt: fc.option(hour.map(at), { nil: null, freq: 5 }),
      maxShift: fc.constantFrom(null, null, 8 * HOUR),
      week: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: anyWeek }),
    }),
    { nil: null, freq: 8 },
  ),
  uses: fc.array(
    fc.record({
      fromAt: hour.map(at),
      hours: fc.integer({ min: 1, max: 6 }),
      from: anyPlace,
      to: anyPlace,
      isWork: fc.boolean(),
    }),
    {
      maxLength: 3,
    },
  ),
});
export const anyFleet = fc.array(anyVehicle, { minLength: 8, maxLength: 16 }).map((vehicles) =>
  vehicles.map((one, i) =>
    vehicle(`v${i}`, {
      ...one,
      driver: one.driver && driver(`d${i}`, one.driver),
      uses: one.uses.map(({ hours, ...use }) => ({ ...use, toAt: use.fromAt + hours * HOUR })),
    }),
  ),
);
