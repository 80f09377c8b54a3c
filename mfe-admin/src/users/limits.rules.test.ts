import { testUsers } from 'shared-ui/testing';
import { getUserLimits, getRuleBypass } from './limits.rules.ts';

const read = { model: 'order', rule: 'read' } as const;
const write = { model: 'order', rule: 'write' } as const;
const subject = { id: 'other', rules: [write] };

test.each([
  [
    'a clerk with every rule',
    testUsers.cargoOwner,
    subject,
    { isSelf: false, hasMoreRules: false, roles: ['user'], canGrant: [true, true] },
  ],
  [
    'a reader editing a user with more rules',
    testUsers.reader,
    subject,
    { isSelf: false, hasMoreRules: true, roles: ['user'], canGrant: [true, true] },
  ],
  [
    'a reader creating a user',
    testUsers.reader,
    undefined,
    { isSelf: false, hasMoreRules: false, roles: ['user'], canGrant: [true, false] },
  ],
  [
    'a forwarder without rules, who reads everything but can grant nothing',
    testUsers.newForwarder,
    subject,
    { isSelf: false, hasMoreRules: true, roles: ['user'], canGrant: [false, true] },
  ],
  [
    'an admin',
    { ...testUsers.nobody, role: 'admin' as const },
    undefined,
    { isSelf: false, hasMoreRules: false, roles: ['user', 'admin'], canGrant: [false, false] },
  ],
  [
    'root',
    testUsers.root,
    subject,
    { isSelf: false, hasMoreRules: false, roles: ['user', 'admin', 'root'], canGrant: [true, true] },
  ],
  [
    'root editing itself',
    testUsers.root,
    { id: testUsers.root.id, rules: [] },
    { isSelf: true, hasMoreRules: false, roles: ['user', 'admin', 'root'], canGrant: [false, false] },
  ],
])('returns the limits of %s', (_case, caller, user, limits) => {
  const { canGrant, ...rest } = getUserLimits(caller, user);
  expect({ ...rest, canGrant: [read, write].map(canGrant) }).toEqual(limits);
});

test.each([
  ['root', '1pl', 'everything'],
  ['admin', '3pl', 'reading'],
  ['user', '4pl', 'reading'],
  ['user', '5pl', undefined],
  ['admin', '1pl', undefined],
  ['user', undefined, undefined],
] as const)('returns what role %s of %s may do without rules', (role, type, bypass) => {
  expect(getRuleBypass(role, type)).toBe(bypass);
});
