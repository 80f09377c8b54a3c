import fc from 'fast-check';
import { driverFault, missingIn, spacesOf, vehicleActions, yearFault } from './vehicle.rules.ts';

test.each([
  [
    { width: '2.4', height: '2.5', length: '6' },
    { actualSpace: '36.000', effectiveSpace: '33.480' },
  ],
  [
    { width: '0.1', height: '0.1', length: '0.1' },
    { actualSpace: '0.001', effectiveSpace: '0.001' },
  ],
  [
    { width: '2.345', height: '2.39', length: '12.03' },
    { actualSpace: '67.423', effectiveSpace: '62.703' },
  ],
])('a body of %j holds %j', (dimensions, spaces) => {
  expect(spacesOf(dimensions)).toEqual(spaces);
});

test('freight never fills more than there is', () => {
  const length = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => (thousandths / 1_000).toFixed(3));
  fc.assert(
    fc.property(length, length, length, (width, height, depth) => {
      const { actualSpace, effectiveSpace } = spacesOf({ width, height, length: depth });
      expect(Number(effectiveSpace)).toBeLessThanOrEqual(Number(actualSpace));
      expect(spacesOf({ width: depth, height, length: width }).actualSpace).toBe(actualSpace);
    }),
  );
});

const LAST_SECOND_OF_2026 = Date.UTC(2026, 11, 31, 23, 59, 59) / 1_000;
test.each([
  [null, LAST_SECOND_OF_2026, null],
  [undefined, LAST_SECOND_OF_2026, null],
  [1950, LAST_SECOND_OF_2026, null],
  [2027, LAST_SECOND_OF_2026, null],
  [2028, LAST_SECOND_OF_2026, 'Max 2027'],
  [2028, LAST_SECOND_OF_2026 + 1, null],
])('the year %s at %s', (year, now, message) => {
  expect(yearFault(year, now)?.message ?? null).toBe(message);
});

const fit = { isBlocked: false, hasContact: true, vehicle: null };
test.each([
  [undefined, 'Driver not found'],
  [fit, null],
  [{ ...fit, isBlocked: true }, 'Driver is blocked'],
  [{ ...fit, hasContact: false }, 'Driver has no contact'],
  [{ ...fit, vehicle: { id: 'other', plate: 'WP 1' } }, 'Driver is assigned to WP 1'],
  [{ ...fit, vehicle: { id: 'this', plate: 'WP 1' } }, null],
])('a driver %j', (driver, message) => {
  expect(driverFault(driver, 'this')?.message ?? null).toBe(message);
});

test('what may be done with a vehicle follows from rules, owner and status', () => {
  const holder = (...held: ['vehicle' | 'shareVehicle', 'read' | 'write' | 'delete'][]) =>
    ({ role: 'user', organizationType: 'fleetOwner', rules: held.map(([model, rule]) => ({ model, rule })) }) as const;
  const all = holder(['vehicle', 'write'], ['vehicle', 'delete'], ['shareVehicle', 'write']);
  expect(vehicleActions(all, { isOwn: true, status: 'active' })).toEqual([
    'edit',
    'assignDriver',
    'services',
    'files',
    'deactivate',
    'share',
    'delete',
  ]);
  expect(vehicleActions(all, { isOwn: true, status: 'deactivated' })).toEqual([
    'edit',
    'assignDriver',
    'services',
    'files',
    'activate',
    'delete',
  ]);
  expect(vehicleActions(all, { isOwn: false, status: 'active' })).toEqual([]);
  expect(vehicleActions(holder(['vehicle', 'read']), { isOwn: true, status: 'active' })).toEqual([]);
  expect(vehicleActions(holder(['vehicle', 'delete']), { isOwn: true, status: 'active' })).toEqual(['delete']);
});

test('a draft lacks what a vehicle cannot do without', () => {
  const whole = {
    registrationPlate: 'WP 1',
    vehicleTypeId: 'id',
    width: '1',
    height: '1',
    length: '1',
    maxCarryWeight: '0',
  };
  expect([missingIn(whole), missingIn({ ...whole, registrationPlate: '', width: null })]).toEqual([
    [],
    ['registrationPlate', 'width'],
  ]);
  expect(missingIn({})).toEqual(Object.keys(whole));
});
