import { DEFAULT_ASSIGNMENT_RULES } from 'shared-contracts/values/trips/assignment-rules';
import {
  type CandidateDriver,
  type CandidateVehicle,
  driverProblems,
  findBlockingError,
  isBlocked,
  isOnlyTakeable,
  vehicleProblems,
} from './fitness.rules.ts';

const vehicle = (more: Partial<CandidateVehicle> = {}): CandidateVehicle => ({
  isActive: true,
  isOwn: true,
  isSharedAway: false,
  isSharedIn: false,
  busy: null,
  unavailable: null,
  type: 'Lorry 20 ft',
  effectiveSpace: '20.000',
  maxCarryWeight: '5000.000',
  document: null,
  service: null,
  ...more,
});
const blocking = (code: string, note: string | null = null, at: number | null = null) => ({
  code,
  blocks: true,
  note,
  at,
});
const warning = (code: string, note: string | null = null, at: number | null = null) => ({
  code,
  blocks: false,
  note,
  at,
});
const LOAD = { space: '20', weight: '5000', palletPlaces: '12', loadingMeters: '4.8' };

test.each<[string, Partial<CandidateVehicle>, unknown[]]>([
  ['that is free and large enough', {}, []],
  ['that is inactive', { isActive: false }, [blocking('inactive')]],
  ['that is shared with a partner then', { isSharedAway: true }, [blocking('sharedAway')]],
  ['of a partner that shares it for the whole trip', { isOwn: false, isSharedIn: true }, []],
  ['of a partner that passes it on', { isOwn: false, isSharedIn: true, isSharedAway: true }, []],
  ['of a partner that does not share it', { isOwn: false }, [blocking('notShared')]],
  ['on another trip', { busy: { number: 'T-7' } }, [blocking('busy', 'T-7')]],
  ['on a trip that the caller may not see', { busy: { number: null } }, [blocking('busy')]],
  [
    'that is in the workshop',
    { unavailable: { reason: 'Brakes', until: 900 } },
    [blocking('unavailable', 'Brakes', 900)],
  ],
  ['of another type', { type: 'Freezer 20 ft' }, [blocking('typeNotRequested', 'Lorry 20 ft')]],
  ['that is too small', { effectiveSpace: '19.999' }, [blocking('spaceExceeded', '19.999')]],
  ['that carries too little', { maxCarryWeight: '4999.999' }, [blocking('weightExceeded', '4999.999')]],
  ['with exactly the floor', { palletPlaces: '12', loadingMeters: '4.8' }, []],
  ['with too few pallet places', { palletPlaces: '9' }, [blocking('palletPlacesExceeded', '3.000')]],
  ['that is too short', { loadingMeters: '4.4' }, [blocking('loadingMetersExceeded', '0.400')]],
  [
    'whose document expires',
    { document: { kind: 'insurance', at: 800 } },
    [warning('documentExpired', 'insurance', 800)],
  ],
  ['whose service is due', { service: { name: 'Oil', at: 700 } }, [warning('serviceExpired', 'Oil', 700)]],
])('lists the problems of a vehicle %s', (_name, more, expected) => {
  expect(vehicleProblems(vehicle(more), LOAD, ['Lorry 20 ft'])).toEqual(expected);
});

test('lists all problems of a vehicle, blocking ones first', () => {
  const problems = vehicleProblems(
    vehicle({
      isActive: false,
      isSharedAway: true,
      busy: { number: null },
      unavailable: { reason: null, until: 9 },
      effectiveSpace: '1',
      maxCarryWeight: '1',
      document: { kind: 'insurance', at: 8 },
      service: { name: 'Oil', at: 7 },
    }),
    LOAD,
    ['Freezer 20 ft'],
  );
  expect(problems.map(({ code }) => code)).toEqual([
    'inactive',
    'sharedAway',
    'busy',
    'unavailable',
    'typeNotRequested',
    'spaceExceeded',
    'weightExceeded',
    'documentExpired',
    'serviceExpired',
  ]);
});

test.each<[string, Partial<CandidateVehicle>, 'ambient' | 'chilled', unknown[]]>([
  ['that is not cooled', {}, 'chilled', [blocking('tooWarm')]],
  ['that is as cold', { temperature: 'chilled' }, 'chilled', []],
  ['that is not cooled, for ambient cargo', {}, 'ambient', []],
])('compares the temperature of a vehicle %s', (_name, more, temperature, expected) => {
  const needs = [{ temperature, types: [] }];
  expect(vehicleProblems(vehicle(more), LOAD, null, DEFAULT_ASSIGNMENT_RULES, needs)).toEqual(expected);
});

test('compares no capacity while the load is unknown', () => {
  expect(vehicleProblems(vehicle({ effectiveSpace: '0', maxCarryWeight: '0' }), null, null)).toEqual([]);
});

const driver = (more: Partial<CandidateDriver> = {}): CandidateDriver => ({
  isBlocked: false,
  licenseExpiresAt: 1_001,
  licenseClasses: [],
  neededClass: null,
  healthReportExpiresAt: null,
  busy: null,
  hours: [],
  ...more,
});

test.each<[string, Partial<CandidateDriver>, unknown[]]>([
  ['who is free and has a licence', {}, []],
  ['who is blocked', { isBlocked: true }, [blocking('blocked')]],
  ['without a licence on file', { licenseExpiresAt: null }, [warning('licenceMissing')]],
  ['whose licence expires when the trip ends', { licenseExpiresAt: 1_000 }, [blocking('licenceExpired', null, 1_000)]],
  ['whose licence includes the class', { licenseClasses: ['CE'], neededClass: 'C' }, []],
  ['whose licence lacks the class', { licenseClasses: ['C'], neededClass: 'CE' }, [warning('licenceClass', 'CE')]],
  ['whose health report expires', { healthReportExpiresAt: 900 }, [warning('healthReportExpired', null, 900)]],
  [
    'who would drive too long',
    { hours: [{ code: 'shiftHours', hours: 11.5, limit: 9, at: 86_400 }] },
    [warning('shiftHours', '11.5 / 9', 86_400)],
  ],
  ['who is planned for another trip', { busy: { number: 'T-7', isRunning: false } }, [warning('busy', 'T-7')]],
  ['who is on another trip', { busy: { number: 'T-7', isRunning: true } }, [warning('running', 'T-7')]],
  [
    'with several problems',
    { isBlocked: true, licenseExpiresAt: 0, busy: { number: null, isRunning: false } },
    [blocking('blocked'), blocking('licenceExpired', null, 0), warning('busy')],
  ],
])('lists the problems of a driver %s', (_name, more, expected) => {
  expect(driverProblems(driver(more), 1_000)).toEqual(expected);
});

test('reports that no type suits orders with different requested types', () => {
  expect(vehicleProblems(vehicle(), LOAD, [])).toEqual([blocking('typeNotRequested')]);
});

test('reports all blocking problems in one error, with the code of the first', () => {
  const problems = [
    ...driverProblems(driver({ licenseExpiresAt: null }), 1_000),
    ...vehicleProblems(vehicle({ effectiveSpace: '1', maxCarryWeight: '1' }), LOAD, null),
  ];
  expect(findBlockingError(problems)).toEqual({
    code: 'spaceExceeded',
    message: 'Vehicle is too small for the load; Load is too heavy for the vehicle',
    params: { note: '1' },
  });
});

test('contains the hours and the day of driving that the organization blocks', () => {
  const hours = [{ code: 'shiftHours' as const, hours: 11.5, limit: 9, at: 86_400 }];
  const rules = {
    driverRunning: 'warn',
    driverBusy: 'warn',
    driverHours: 'block',
    healthReportExpired: 'warn',
    licenceClass: 'warn',
  } as const;
  expect(findBlockingError(driverProblems(driver({ hours }), 1_000, rules))).toEqual({
    code: 'shiftHours',
    message: 'Driver would drive too long in a shift: 11.5 / 9 h, 1970-01-02',
    params: { note: '11.5 / 9', day: '1970-01-02' },
  });
});

test('reports no error for warnings', () => {
  expect(findBlockingError(driverProblems(driver({ licenseExpiresAt: null }), 1_000))).toBeNull();
  expect(findBlockingError([])).toBeNull();
});

test('blocking problems come first', () => {
  const found = vehicleProblems(
    vehicle({ isActive: false, document: { kind: 'insurance', at: 800 }, busy: { number: 'T-7' } }),
    null,
    null,
  );
  expect(found.map(({ code }) => code)).toEqual(['inactive', 'busy', 'documentExpired']);
  const late = driverProblems(
    driver({ licenseExpiresAt: null, isBlocked: false, busy: { number: 'T-7', isRunning: true } }),
    1_000,
    { ...DEFAULT_ASSIGNMENT_RULES, driverRunning: 'block' },
  );
  expect(late.map(({ code }) => code)).toEqual(['running', 'licenceMissing']);
});

test('contains all requested types', () => {
  const [found] = vehicleProblems(vehicle(), null, ['Van', 'Freezer']);
  expect(found).toMatchObject({ code: 'typeNotRequested', note: 'Van, Freezer' });
});

test.each([
  ['is running', true, 'block', 'warn', [['running', true]]],
  ['is running, which is only a warning', true, 'warn', 'block', [['running', false]]],
  ['is planned', false, 'warn', 'block', [['busy', true]]],
  ['is planned, which is only a warning', false, 'block', 'warn', [['busy', false]]],
] as const)('a driver whose other trip %s', (_name, isRunning, driverRunning, driverBusy, expected) => {
  const rules = { ...DEFAULT_ASSIGNMENT_RULES, driverRunning, driverBusy };
  const found = driverProblems(driver({ busy: { number: 'T-7', isRunning } }), 1_000, rules);
  expect(found.map(({ code, blocks }) => [code, blocks])).toEqual(expected);
});

test.each([
  ['at the end of the trip', 1_000, true],
  ['after the trip', 1_001, false],
])('a health report that expires %s', (_name, healthReportExpiresAt, isProblem) => {
  const rules = { ...DEFAULT_ASSIGNMENT_RULES, healthReportExpired: 'block' as const };
  const found = driverProblems(driver({ healthReportExpiresAt }), 1_000, rules);
  expect(found).toEqual(isProblem ? [blocking('healthReportExpired', null, healthReportExpiresAt)] : []);
});

test.each([
  ['nothing is wrong', {}, false, false],
  ['other trips have it, which can give it away', { busy: { number: 'T-7', canTakeOver: true } }, true, true],
  ['other trips have it, which can not', { busy: { number: 'T-7' } }, true, false],
  ['it is inactive as well', { busy: { number: 'T-7', canTakeOver: true }, isActive: false }, true, false],
  [
    'a document expires as well',
    { busy: { number: 'T-7', canTakeOver: true }, document: { kind: 'insurance', at: 8 } },
    true,
    true,
  ],
  ['only a document expires', { document: { kind: 'insurance', at: 8 } }, false, false],
])('whether a vehicle can be taken over: %s', (_name, more, blocked, takeable) => {
  const found = vehicleProblems(vehicle(more), null, null);
  expect([isBlocked(found), isOnlyTakeable(found)]).toEqual([blocked, takeable]);
});

test('an error without details has none', () => {
  expect(findBlockingError(vehicleProblems(vehicle({ isActive: false }), null, null))).toEqual({
    code: 'inactive',
    message: 'Vehicle is not active',
    params: { note: 'none' },
  });
});

test('the hours of a week are named with the day on which they end', () => {
  const hours = [{ code: 'weekHours' as const, hours: 58, limit: 56, at: Date.UTC(2030, 0, 2) / 1_000 }];
  const found = driverProblems(driver({ hours }), 1_000, { ...DEFAULT_ASSIGNMENT_RULES, driverHours: 'block' });
  expect(findBlockingError(found)).toMatchObject({
    code: 'weekHours',
    message: 'Driver would drive too long in seven days: 58 / 56 h, 2030-01-02',
    params: { note: '58 / 56', day: '2030-01-02' },
  });
});
