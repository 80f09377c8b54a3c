import type { DriverFileKind } from 'shared-contracts/fleet/drivers';
import type { AccessSubject, Role, Rule } from 'shared-contracts/values/identity/access';
import {
  canSeeProfiles,
  getBirthDateError,
  driverActions,
  canBlock,
  listMissingDocuments,
  getDriverRules,
} from './driver.rules.ts';

const NOW = 1_800_000_000;
const buildCaller = (rules: Rule[], overrides: Partial<AccessSubject> = {}) => ({
  role: 'user' as const,
  organizationType: 'fleetOwner' as const,
  rules,
  userId: 'me',
  ...overrides,
});
const WRITER = buildCaller([{ model: 'driver', rule: 'write' }]);
const DRIVER = { isOwn: true, isBlocked: false, anonymizedAt: null, userId: null, role: null };

test.each<[DriverFileKind[], DriverFileKind[]]>([
  [[], ['photo', 'licence', 'idFront', 'idBack', 'policeReport', 'healthReport']],
  [
    ['licence', 'photo', 'other'],
    ['idFront', 'idBack', 'policeReport', 'healthReport'],
  ],
  [['healthReport', 'policeReport', 'idBack', 'idFront', 'licence', 'photo'], []],
])('with %j, lists %j as missing', (kinds, missing) => {
  expect(listMissingDocuments(kinds)).toEqual(missing);
});

test.each<[number | null | undefined, boolean]>([
  [NOW + 1, true],
  [NOW, false],
  [0, false],
  [-1, false],
  [null, false],
  [undefined, false],
])('rejects the birth date %s: %s', (birthDate, isRejected) => {
  const error = { code: 'inFuture', message: 'Birth date is in the future' };
  expect(getBirthDateError(birthDate, NOW)).toEqual(isRejected ? error : null);
});

test.each<[Role, string | null, Role | null, boolean]>([
  ['user', null, null, true],
  ['user', 'other', 'user', true],
  ['user', 'me', 'user', false],
  ['user', 'other', 'admin', false],
  ['admin', 'other', 'admin', true],
  ['admin', 'other', 'root', false],
  ['root', 'me', 'root', false],
])('%s can block a driver who is user %s with role %s: %s', (role, userId, driverRole, expected) => {
  expect(canBlock(buildCaller([], { role }), { userId, role: driverRole })).toBe(expected);
});

test.each<[Parameters<typeof driverActions>[0], Partial<Parameters<typeof driverActions>[1]>, string[]]>([
  [WRITER, {}, ['edit', 'files', 'block']],
  [WRITER, { isBlocked: true }, ['edit', 'files', 'activate']],
  [WRITER, { isOwn: false }, []],
  [WRITER, { userId: 'x', role: 'admin' }, ['edit', 'files']],
  [{ ...WRITER, organizationType: '2pl' }, {}, []],
  [buildCaller([{ model: 'driver', rule: 'delete' }]), {}, ['delete']],
  [buildCaller([], { organizationType: '4pl' }), {}, []],
  [buildCaller([{ model: 'driver', rule: 'write' }], { organizationType: '4pl' }), {}, ['edit', 'files', 'block']],
])('allows %j on %j: %j', (caller, driver, actions) => {
  expect(driverActions(caller, { ...DRIVER, ...driver })).toEqual(actions);
});

test('grants a driver only rules that the creating user has', () => {
  expect([
    getDriverRules(WRITER),
    getDriverRules(buildCaller([], { organizationType: '3pl' })),
    getDriverRules(buildCaller([{ model: 'trip', rule: 'read' }])),
  ]).toEqual([[], [], [{ model: 'trip', rule: 'read' }]]);
});

test.each<[Rule['model'], Rule['rule'], boolean]>([
  ['driver', 'read', true],
  ['vehicle', 'read', true],
  ['user', 'read', true],
  ['driver', 'write', false],
  ['trip', 'read', false],
])('a user with %s %s sees profiles: %s', (model, rule, expected) => {
  expect(canSeeProfiles(buildCaller([{ model, rule }]))).toBe(expected);
});
