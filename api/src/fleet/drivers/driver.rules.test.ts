import type { DriverFileKind } from 'shared-contracts/drivers';
import type { Holder, Role, Rule } from 'shared-contracts/values/access';
import { birthFault, driverActions, mayBlock, missingDocuments, rulesOfDriver } from './driver.rules.ts';

const NOW = 1_800_000_000;
const holder = (rules: Rule[], more: Partial<Holder> = {}) => ({
  role: 'user' as const,
  organizationType: 'fleetOwner' as const,
  rules,
  userId: 'me',
  ...more,
});
const WRITES = holder([{ model: 'driver', rule: 'write' }]);
const FREE = { isOwn: true, isBlocked: false, userId: null, role: null };

test.each<[DriverFileKind[], DriverFileKind[]]>([
  [[], ['photo', 'licence', 'idFront', 'idBack', 'policeReport', 'healthReport']],
  [
    ['licence', 'photo', 'other'],
    ['idFront', 'idBack', 'policeReport', 'healthReport'],
  ],
  [['healthReport', 'policeReport', 'idBack', 'idFront', 'licence', 'photo'], []],
])('with %j on file %j is missing', (kinds, missing) => {
  expect(missingDocuments(kinds)).toEqual(missing);
});

test.each<[number | null | undefined, boolean]>([
  [NOW + 1, true],
  [NOW, false],
  [0, false],
  [-1, false],
  [null, false],
  [undefined, false],
])('born at %s is a fault: %s', (at, isFault) => {
  expect(birthFault(at, NOW) !== null).toBe(isFault);
});

test.each<[Role, string | null, Role | null, boolean]>([
  ['user', null, null, true],
  ['user', 'other', 'user', true],
  ['user', 'me', 'user', false],
  ['user', 'other', 'admin', false],
  ['admin', 'other', 'admin', true],
  ['admin', 'other', 'root', false],
  ['root', 'me', 'root', false],
])('a %s may block the driver that is %s, a %s: %s', (role, userId, of, may) => {
  expect(mayBlock(holder([], { role }), { userId, role: of })).toBe(may);
});

test.each<[Parameters<typeof driverActions>[0], Partial<Parameters<typeof driverActions>[1]>, string[]]>([
  [WRITES, {}, ['edit', 'files', 'block']],
  [WRITES, { isBlocked: true }, ['edit', 'files', 'activate']],
  [WRITES, { isOwn: false }, []],
  [WRITES, { userId: 'x', role: 'admin' }, ['edit', 'files']],
  [{ ...WRITES, organizationType: '2pl' }, {}, []],
  [holder([{ model: 'driver', rule: 'delete' }]), {}, ['delete']],
  [holder([], { organizationType: '4pl' }), {}, ['edit', 'files', 'block', 'delete']],
])('%j may with %j: %j', (caller, seen, actions) => {
  expect(driverActions(caller, { ...FREE, ...seen })).toEqual(actions);
});

test('a driver who signs in holds no rule that whoever makes them lacks', () => {
  expect([rulesOfDriver(WRITES), rulesOfDriver(holder([{ model: 'trip', rule: 'read' }]))]).toEqual([
    [],
    [{ model: 'trip', rule: 'read' }],
  ]);
});
