import { userChanges, pickUserChanges } from './user-changes.rules.ts';
import type { UserRecord } from './users.store.ts';

const user = {
  id: 'u',
  login: 'nimal',
  givenName: null,
  familyName: null,
  name: 'nimal',
  email: 'nimal@consign.example',
  role: 'user',
  status: 1,
  language: 'en',
  units: 'metric',
  isDriver: false,
  createdAt: 0,
  organizationId: 'o',
  revision: 1,
  organizationStatus: 1,
  hasSecondFactor: false,
  anonymizedAt: null,
  hasRules: true,
  sentInvitation: null,
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

test('compares rules one by one, and stores them sorted and without duplicates', () => {
  const read = { model: 'trip', rule: 'read' } as const;
  const requested = { rules: [read, ...user.rules.toReversed(), read], email: undefined };
  expect(pickUserChanges(user, requested)).toEqual({ rules: [...user.rules, read] });
  expect(Object.keys(pickUserChanges(user, requested))).toEqual(['rules']);
});
