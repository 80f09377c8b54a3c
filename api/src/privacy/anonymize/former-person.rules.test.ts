import { formerContact, formerDriver, formerUser } from './former-person.rules.ts';

const ID = '2819c223-7f76-453a-919d-413861904646';
const NUMBER = '413861904646';

test('a former user can’t sign in, and has a number instead of a name', () =>
  expect(formerUser(ID, 'hash', 7)).toEqual({
    login: `former-user-${NUMBER}`,
    givenName: null,
    familyName: null,
    email: `former-user-${NUMBER}@anonymized.invalid`,
    passwordHash: 'hash',
    mustChangePassword: true,
    isDriver: false,
    contactId: null,
    anonymizedAt: 7,
  }));

test('a former contact is notified of nothing', () =>
  expect(formerContact(ID)).toEqual({
    firstName: 'Former person',
    middleName: null,
    lastName: NUMBER,
    email: `former-contact-${NUMBER}@anonymized.invalid`,
    phone: '',
    language: null,
    isDelivery: false,
    isBilling: false,
    isNotification: false,
    byEmail: false,
    bySms: false,
    notificationTypes: [],
  }));

test('a former driver is blocked, and has no data', () => {
  const { isBlocked, anonymizedAt, licenseClasses, ...others } = formerDriver(7);
  expect({ isBlocked, anonymizedAt, licenseClasses }).toEqual({ isBlocked: true, anonymizedAt: 7, licenseClasses: [] });
  expect(Object.values(others)).toEqual(Array(12).fill(null));
});
