import { userChanges, pickUserChanges } from './user-changes.rules.ts';
import { usageMessage } from './user-usage.rules.ts';
import type { UserRecord } from './users.store.ts';

const user = {
  id: 'u',
  login: 'nimal',
  email: 'nimal@consign.example',
  role: 'user',
  status: 1,
  language: 'en',
  units: 'metric',
  isDriver: false,
  createdAt: 0,
  organizationId: 'o',
  organizationStatus: 1,
  organization: { id: 'o', name: 'Harvest' },
  timezone: { id: 't', name: 'Asia/Colombo' },
  contact: null,
  rules: [
    { model: 'order', rule: 'read' },
    { model: 'order', rule: 'write' },
  ],
} as const satisfies Record<keyof UserRecord, unknown> as unknown as UserRecord;

test('drops unchanged fields, regardless of the order of rules', () => {
  expect(
    pickUserChanges(user, {
      login: 'nimal',
      timezoneId: 't',
      contactId: null,
      rules: [...user.rules.toReversed(), ...user.rules],
      isDriver: false,
    }),
  ).toEqual({});
  expect(pickUserChanges(user, { login: 'Nimal', contactId: 'c', rules: [], password: 'secret' })).toEqual({
    login: 'Nimal',
    contactId: 'c',
    rules: [],
    password: 'secret',
  });
});

test('lists old and new values of displayed fields only', () => {
  const after = { ...user, contact: { id: 'c', name: 'Nimal Perera' }, organizationStatus: 2 } as UserRecord;
  expect(userChanges(user, after)).toEqual({ contact: { from: null, to: { id: 'c', name: 'Nimal Perera' } } });
  expect(Object.keys(userChanges({}, user))).toEqual([
    'login',
    'email',
    'role',
    'status',
    'timezone',
    'language',
    'units',
    'isDriver',
    'rules',
  ]);
});

const UNUSED = { orders: 0, approvals: 0, trips: 0, drivers: 0, entries: 0 };
test.each([
  [UNUSED, null],
  [{ ...UNUSED, orders: 1 }, 'Cannot be deleted: created 1 order. Block the user instead'],
  [
    { orders: 2, approvals: 1, trips: 3, drivers: 1, entries: 12 },
    'Cannot be deleted: created 2 orders, gave 1 approval, created 3 trips, is a driver, has 12 timeline entries. Block the user instead',
  ],
])('explains usage %j', (usage, message) => {
  expect(usageMessage(usage)).toBe(message);
});
