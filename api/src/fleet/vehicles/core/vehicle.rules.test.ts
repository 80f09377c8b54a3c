import {
  draftActions,
  getDriverError,
  getYearError,
  listMissingFields,
  vehicleActions,
  vehicleOnTripError,
} from './vehicle.rules.ts';

const LAST_SECOND_OF_2026 = Date.UTC(2026, 11, 31, 23, 59, 59) / 1_000;
test.each([
  [null, LAST_SECOND_OF_2026, null],
  [undefined, LAST_SECOND_OF_2026, null],
  [1950, LAST_SECOND_OF_2026, null],
  [2027, LAST_SECOND_OF_2026, null],
  [2028, LAST_SECOND_OF_2026, { code: 'max', message: 'Max 2027', params: { max: 2027 } }],
  [2028, LAST_SECOND_OF_2026 + 1, null],
])('validates the year %s at %s', (year, now, error) => {
  expect(getYearError(year, now)).toEqual(error);
});

const assignable = { isBlocked: false, hasContact: true, vehicle: null };
test.each([
  [undefined, { code: 'notFound', message: 'Driver not found' }],
  [assignable, null],
  [
    { ...assignable, isBlocked: true },
    { code: 'driverBlocked', message: 'Driver is blocked' },
  ],
  [
    { ...assignable, hasContact: false },
    { code: 'driverWithoutContact', message: 'Driver has no contact' },
  ],
  [
    { ...assignable, vehicle: { id: 'other', plate: 'WP 1' } },
    { code: 'driverAssigned', message: 'Driver is assigned to WP 1', params: { vehicle: 'WP 1' } },
  ],
  [{ ...assignable, vehicle: { id: 'this', plate: 'WP 1' } }, null],
])('validates the driver %j', (driver, error) => {
  expect(getDriverError(driver, 'this')).toEqual(error);
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

test.each([
  [['write'], ['edit', 'transfer']],
  [['delete'], ['delete']],
  [
    ['read', 'write', 'delete'],
    ['edit', 'delete', 'transfer'],
  ],
  [['read'], []],
] as const)('a user who may %j vehicles may take the actions %j on a draft', (rules, actions) => {
  const caller = {
    role: 'user',
    organizationType: 'fleetOwner',
    rules: rules.map((rule) => ({ model: 'vehicle', rule })),
  };
  expect(draftActions(caller as Parameters<typeof draftActions>[0])).toEqual(actions);
});

test.each([
  ['T-000001', 'Vehicle is on trip T-000001', { record: 'WP-1', trip: 'T-000001' }],
  [null, 'Vehicle is on a trip of a partner', { record: 'WP-1', trip: 'none' }],
])('returns the trip %s that occupies a vehicle', (number, message, params) => {
  expect(vehicleOnTripError(number, 'WP-1')).toMatchObject({
    status: 409,
    code: 'vehicleOnTrip',
    message,
    details: { params },
  });
});
