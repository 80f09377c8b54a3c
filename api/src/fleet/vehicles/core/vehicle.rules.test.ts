import { getDriverError, listMissingFields, vehicleActions, getYearError } from './vehicle.rules.ts';

const LAST_SECOND_OF_2026 = Date.UTC(2026, 11, 31, 23, 59, 59) / 1_000;
test.each([
  [null, LAST_SECOND_OF_2026, null],
  [undefined, LAST_SECOND_OF_2026, null],
  [1950, LAST_SECOND_OF_2026, null],
  [2027, LAST_SECOND_OF_2026, null],
  [2028, LAST_SECOND_OF_2026, 'Max 2027'],
  [2028, LAST_SECOND_OF_2026 + 1, null],
])('validates the year %s at %s', (year, now, message) => {
  expect(getYearError(year, now)?.message ?? null).toBe(message);
});

const assignable = { isBlocked: false, hasContact: true, vehicle: null };
test.each([
  [undefined, 'Driver not found'],
  [assignable, null],
  [{ ...assignable, isBlocked: true }, 'Driver is blocked'],
  [{ ...assignable, hasContact: false }, 'Driver has no contact'],
  [{ ...assignable, vehicle: { id: 'other', plate: 'WP 1' } }, 'Driver is assigned to WP 1'],
  [{ ...assignable, vehicle: { id: 'this', plate: 'WP 1' } }, null],
])('validates the driver %j', (driver, message) => {
  expect(getDriverError(driver, 'this')?.message ?? null).toBe(message);
});

test('allows actions by the rules of the caller, the owner and the status', () => {
  const userWith = (...rules: ['vehicle' | 'shareVehicle', 'read' | 'write' | 'delete'][]) =>
    ({ role: 'user', organizationType: 'fleetOwner', rules: rules.map(([model, rule]) => ({ model, rule })) }) as const;
  const all = userWith(['vehicle', 'write'], ['vehicle', 'delete'], ['shareVehicle', 'write']);
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
  expect(vehicleActions(userWith(['vehicle', 'read']), { isOwn: true, status: 'active' })).toEqual([]);
  expect(vehicleActions(userWith(['vehicle', 'delete']), { isOwn: true, status: 'active' })).toEqual(['delete']);
});

test('lists the missing required fields of a draft', () => {
  const complete = {
    registrationPlate: 'WP 1',
    vehicleTypeId: 'id',
    width: '1',
    height: '1',
    length: '1',
    maxCarryWeight: '0',
  };
  expect([listMissingFields(complete), listMissingFields({ ...complete, registrationPlate: '', width: null })]).toEqual(
    [[], ['registrationPlate', 'width']],
  );
  expect(listMissingFields({})).toEqual(Object.keys(complete));
});
