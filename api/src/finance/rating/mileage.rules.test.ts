import { billableKm } from './mileage.rules.ts';

const LOCATION = '00000000-0000-4000-8000-000000000001';
const facts = (
  estimatedDistance: string | null,
  actualDistance: string | null,
  approachDistance: string | null = null,
) => ({
  estimatedDistance,
  actualDistance,
  approachDistance,
});

test.each([
  ['estimated', facts('100', '120'), '100.000', []],
  ['estimated', facts(null, '120'), null, ['noDistance']],
  ['actual', facts('100', '120'), '120.000', []],
  ['actual', facts(null, '120'), '120.000', []],
  ['actual', facts('100', null), '100.000', ['noActualDistance']],
  ['actual', facts(null, null), null, ['noDistance']],
  ['actual', facts('100', '120.0005', '20'), '120.001', []],
] as const)('R3 bills the %s distance of %j: %s km', (defaultMileageBilling, distances, km, reasons) => {
  expect(billableKm({ defaultMileageBilling, mileageCalculationLocationId: null }, distances)).toEqual({ km, reasons });
});

test.each([
  ['estimated', facts('100', null, '20.5'), '120.500', []],
  ['estimated', facts('100', null), '100.000', ['noApproachDistance']],
  ['actual', facts('100', null), '100.000', ['noActualDistance', 'noApproachDistance']],
  ['actual', facts('100', null, '0'), '100.000', ['noActualDistance']],
  ['estimated', facts(null, null, '20'), null, ['noDistance']],
] as const)('R3 adds the approach to the %s distance of %j: %s km', (defaultMileageBilling, distances, km, reasons) => {
  const terms = { defaultMileageBilling, mileageCalculationLocationId: LOCATION };
  expect(billableKm(terms, distances)).toEqual({ km, reasons });
});
