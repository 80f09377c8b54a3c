import { DEFAULT_ASSIGNMENT_RULES } from 'shared-contracts/values/trips/assignment-rules';
import { createUses, findDriverProblems, findVehicleProblems } from './assignment-problems.rules.ts';
import type { DeskDriver } from './desk-drivers.store.ts';
import type { DeskVehicle } from './desk-vehicles.store.ts';

const OWN = 'own';
const PARTNER = 'partner';
const SPAN = { fromAt: 100, toAt: 200 };
const WARN = DEFAULT_ASSIGNMENT_RULES;
const BLOCK = {
  driverRunning: 'block',
  driverBusy: 'block',
  driverHours: 'block',
  healthReportExpired: 'block',
  licenceClass: 'block',
  documentExpired: 'block',
  serviceExpired: 'block',
} as const;
type Uses = Parameters<typeof findVehicleProblems>[3];

const vehicle = (changes: Partial<DeskVehicle> = {}): DeskVehicle => ({
  id: 'v',
  registrationPlate: 'WP-1',
  vehicleTypeId: 't',
  type: 'Van',
  icon: '',
  neededClass: null,
  isActive: true,
  effectiveSpace: '10',
  maxCarryWeight: '1000',
  palletPlaces: null,
  loadingMeters: null,
  organizationId: OWN,
  organization: 'Own',
  driverId: null,
  driver: '',
  isOwn: true,
  shares: [],
  unavailabilities: [],
  documents: [],
  services: [],
  ...changes,
});
const found = (changes: Partial<DeskVehicle>, uses: Uses = [], rules: typeof WARN = WARN) =>
  findVehicleProblems(vehicle(changes), SPAN, OWN, uses, rules).map(({ code, blocks, params }) => [
    code,
    blocks,
    params,
  ]);
const notUsable = ['vehicleNotUsable', true, { vehicle: 'WP-1' }];
const share = (fromAt: number, toAt: number | null, partnerId = OWN) => ({ partnerId, fromAt, toAt });

test('a vehicle that is not there cannot be used', () => {
  expect(findVehicleProblems(undefined, SPAN, OWN, [], WARN)).toEqual([
    { code: 'vehicleNotUsable', blocks: true, orderId: null, stop: null, params: {} },
  ]);
});

test.each([
  ['an own one', {}, []],
  ['one that is not active', { isActive: false }, [notUsable]],
  ['one that is shared away', { shares: [share(150, 160, PARTNER)] }, [notUsable]],
  ['one that is shared away later', { shares: [share(200, 300, PARTNER)] }, []],
  ['one that is not shared', { isOwn: false }, [notUsable]],
  ['one that is shared', { isOwn: false, shares: [share(100, 200)] }, []],
  ['one that is shared without an end', { isOwn: false, shares: [share(50, null)] }, []],
  ['one that is shared with another', { isOwn: false, shares: [share(50, null, PARTNER)] }, [notUsable]],
  ['one that is shared too late', { isOwn: false, shares: [share(101, 200)] }, [notUsable]],
  ['one that is shared too briefly', { isOwn: false, shares: [share(100, 199)] }, [notUsable]],
  ['one that is shared twice in turn', { isOwn: false, shares: [share(150, 200), share(100, 150)] }, []],
  ['one that is shared twice with a gap', { isOwn: false, shares: [share(100, 149), share(150, 200)] }, [notUsable]],
  [
    'one that is shared for a time within a longer one',
    { isOwn: false, shares: [share(100, 180), share(110, 120), share(180, 200)] },
    [],
  ],
])('accepts %s, or returns why not', (_case, changes, problems) => {
  expect(found(changes)).toEqual(problems);
});

test.each([
  [
    { documents: [{ kind: 'insurance', at: 199 }] },
    'documentExpired',
    { vehicle: 'WP-1', document: 'insurance', at: 199 },
  ],
  [{ services: [{ name: 'Oil', at: 150 }] }, 'serviceExpired', { vehicle: 'WP-1', service: 'Oil', at: 150 }],
] as [Partial<DeskVehicle>, string, object][])('names what expires: %j', (changes, code, params) => {
  expect(found(changes)).toEqual([[code, false, params]]);
  expect(found(changes, [], BLOCK)).toEqual([[code, true, params]]);
});

test('documents that expire at the end of the trip are still valid', () => {
  const documents = [{ kind: 'insurance', at: 200 }] as DeskVehicle['documents'];
  expect(found({ documents, services: [{ name: 'Oil', at: 200 }] as DeskVehicle['services'] })).toEqual([]);
});

test.each([
  [
    { fromAt: 150, toAt: 250, reason: 'Paint' },
    { vehicle: 'WP-1', from: 150, to: 250, reason: 'Paint' },
  ],
  [
    { fromAt: 50, toAt: 250, reason: null },
    { vehicle: 'WP-1', from: 50, to: 250, reason: '' },
  ],
])('reports when it is out of service: %j', (unavailability, params) => {
  expect(found({ unavailabilities: [unavailability] })).toEqual([['vehicleUnavailable', true, params]]);
  expect(found({ unavailabilities: [{ ...unavailability, fromAt: 200 }] })).toEqual([]);
});

const use = (changes: Partial<Uses[number]> = {}): Uses[number] => ({
  period: { fromAt: 120, toAt: 180 },
  isPlanned: false,
  isFirst: false,
  isRunning: false,
  label: 'T-000001',
  ...changes,
});
const span = { from: 120, to: 180 };

test.each([
  [{}, true, { ...span, trip: 'T-000001' }],
  [{ label: null }, true, span],
  [{ isPlanned: true, label: 3 }, true, { ...span, planTrip: 3 }],
  [{ isPlanned: true, isFirst: true, label: 3 }, false, { ...span, planTrip: 3 }],
  [{ isFirst: true }, true, { ...span, trip: 'T-000001' }],
  [{ period: { fromAt: 120, toAt: null } }, true, { from: 120, trip: 'T-000001' }],
])('another trip uses the vehicle: %j', (changes, blocks, params) => {
  expect(found({}, [use(changes)])).toEqual([['vehicleBusy', blocks, { vehicle: 'WP-1', ...params }]]);
});

const driver = (changes: Partial<DeskDriver> = {}): DeskDriver => ({
  id: 'd',
  name: 'Ann',
  phone: null,
  organizationId: OWN,
  organization: 'Own',
  licenseExpiresAt: 999,
  licenseClasses: ['C'],
  healthReportExpiresAt: null,
  maxHoursPerShift: null,
  isBlocked: false,
  ...changes,
});
const NOTHING = { hours: [], vehicle: undefined };

test.each([
  [{}, [], []],
  [{ isBlocked: true }, [['driverNotUsable', { driver: 'Ann' }]], []],
  [{ licenseExpiresAt: null }, [], [['licenceMissing', { driver: 'Ann' }]]],
  [{ licenseExpiresAt: 200 }, [['licenceExpired', { driver: 'Ann', at: 200 }]], []],
  [{ healthReportExpiresAt: 150 }, [], [['healthReportExpired', { driver: 'Ann', at: 150 }]]],
])('checks a driver with %j', (changes, blocking, warnings) => {
  const problems = findDriverProblems(driver(changes), SPAN, [], WARN, NOTHING);
  const entries = (blocks: boolean) =>
    problems.filter((problem) => problem.blocks === blocks).map(({ code, params }) => [code, params]);
  expect([entries(true), entries(false)]).toEqual([blocking, warnings]);
});

test('a driver who is not there cannot drive', () => {
  expect(findDriverProblems(undefined, SPAN, [], WARN, NOTHING)).toMatchObject([
    { code: 'driverNotUsable', blocks: true, params: {} },
  ]);
});

test('reports the licence class that the vehicle needs', () => {
  const problemsOf = (neededClass: string | null, rules: typeof WARN = WARN) =>
    findDriverProblems(driver(), SPAN, [], rules, { hours: [], vehicle: vehicle({ neededClass }) });
  const params = { driver: 'Ann', vehicle: 'WP-1', class: 'CE' };
  expect(problemsOf('CE')).toMatchObject([{ code: 'licenceClass', blocks: false, params }]);
  expect(problemsOf('CE', BLOCK)).toMatchObject([{ code: 'licenceClass', blocks: true, params }]);
  expect([problemsOf('C'), problemsOf(null)]).toEqual([[], []]);
});

test('reports excess hours', () => {
  const hours = [{ code: 'shiftHours', hours: 11.5, limit: 9, at: 150 }] as const;
  const problemsOf = (rules: typeof WARN) =>
    findDriverProblems(driver(), SPAN, [], rules, { hours, vehicle: undefined });
  const params = { driver: 'Ann', hours: 11.5, limit: 9, at: 150 };
  expect(problemsOf(WARN)).toMatchObject([{ code: 'shiftHours', blocks: false, params }]);
  expect(problemsOf(BLOCK)).toMatchObject([{ code: 'shiftHours', blocks: true, params }]);
});

test.each([
  ['a running trip that warns', { isRunning: true }, { ...BLOCK, driverRunning: 'warn' }, false],
  ['a running trip that blocks', { isRunning: true }, { ...WARN, driverRunning: 'block' }, true],
  ['another trip that warns', {}, { ...BLOCK, driverBusy: 'warn' }, false],
  ['another trip that blocks', {}, { ...WARN, driverBusy: 'block' }, true],
  ['a later trip of the plan', { isPlanned: true, isFirst: true }, BLOCK, false],
] as const)('a driver is on %s', (_case, changes, rules, blocks) => {
  expect(findDriverProblems(driver(), SPAN, [use(changes)], rules, NOTHING)).toMatchObject([
    { code: 'driverBusy', blocks, params: { driver: 'Ann', ...span } },
  ]);
});

const planned = (id: string, number: number, fromAt: number, toAt: number, changes = {}) => ({
  id,
  number,
  span: { fromAt, toAt },
  createdTripId: null,
  vehicleId: 'v',
  driverId: null,
  ...changes,
});
const occupation = (number: string, fromAt: number, changes = {}) => ({
  tripId: number,
  number,
  vehicleId: 'v',
  driverId: 'd',
  isRunning: false,
  period: { fromAt, toAt: fromAt + 10 },
  ...changes,
});

test('finds the trips that use the vehicle or the driver at that time', () => {
  const trip = planned('a', 2, 100, 200);
  const usesOf = createUses(
    [occupation('T-1', 150, { isRunning: true }), occupation('T-2', 200), occupation('T-3', 150, { vehicleId: 'w' })],
    [
      trip,
      planned('b', 1, 100, 150),
      planned('c', 3, 100, 150),
      planned('d', 4, 90, 101),
      planned('e', 5, 110, 120),
      planned('f', 6, 200, 300),
      planned('g', 7, 110, 120, { createdTripId: 'T-9' }),
      planned('h', 8, 110, 120, { vehicleId: 'w', driverId: 'd' }),
    ],
  );
  expect(usesOf(trip, 'vehicleId')).toEqual([
    { period: { fromAt: 150, toAt: 160 }, isRunning: true, isPlanned: false, isFirst: false, label: 'T-1' },
    { period: { fromAt: 100, toAt: 150 }, isRunning: false, isPlanned: true, isFirst: false, label: 1 },
    { period: { fromAt: 100, toAt: 150 }, isRunning: false, isPlanned: true, isFirst: true, label: 3 },
    { period: { fromAt: 90, toAt: 101 }, isRunning: false, isPlanned: true, isFirst: false, label: 4 },
    { period: { fromAt: 110, toAt: 120 }, isRunning: false, isPlanned: true, isFirst: true, label: 5 },
  ]);
  expect(usesOf(trip, 'driverId')).toEqual([]);
  const driven = { ...trip, vehicleId: null, driverId: 'd' };
  expect(usesOf(driven, 'driverId').map(({ label }) => label)).toEqual(['T-1', 'T-3', 8]);
});
