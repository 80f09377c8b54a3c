import { userChanges, wantedOf } from './user-changes.rules.ts';
import { whyKept } from './user-uses.rules.ts';
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

test('what is so already is not wanted, in whatever order rules are named', () => {
  expect(
    wantedOf(user, {
      login: 'nimal',
      timezoneId: 't',
      contactId: null,
      rules: [...user.rules.toReversed(), ...user.rules],
      isDriver: false,
    }),
  ).toEqual({});
  expect(wantedOf(user, { login: 'Nimal', contactId: 'c', rules: [], password: 'secret' })).toEqual({
    login: 'Nimal',
    contactId: 'c',
    rules: [],
    password: 'secret',
  });
});

test('changes tell from and to, and nothing that people cannot read', () => {
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

const NOTHING = { orders: 0, approvals: 0, trips: 0, drivers: 0, entries: 0 };
test.each([
  [NOTHING, null],
  [{ ...NOTHING, orders: 1 }, 'Cannot be deleted: created 1 order. Block the user instead'],
  [
    { orders: 2, approvals: 1, trips: 3, drivers: 1, entries: 12 },
    'Cannot be deleted: created 2 orders, gave 1 approval, created 3 trips, is a driver, stands in 12 timeline entries. Block the user instead',
  ],
])('uses %j', (uses, message) => {
  expect(whyKept(uses)).toBe(message);
});
