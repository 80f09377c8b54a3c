import fc from 'fast-check';
import type { ContactUse } from 'shared-contracts/network/contacts';
import type { AccessSubject, OrganizationType, Rule } from 'shared-contracts/values/identity/access';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { ORDER_TRANSITIONS } from '../../orders/stages/order-stage-table.rules.ts';
import { contactActions, sortStages, usageMessage, validateContact } from './contact.rules.ts';

test('allows exactly the stages that notify contacts', () => {
  const notifying = ORDER_TRANSITIONS.filter(({ notifies }) => notifies).map(({ to }) => to);
  expect([...new Set(notifying)].toSorted()).toEqual(NOTIFIED_STAGES.toSorted());
});

test('sorts notification stages and removes duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NOTIFIED_STAGES)), (types) => {
      const ordered = sortStages(types);
      expect(new Set(ordered)).toEqual(new Set(types));
      expect(ordered.map((stage) => NOTIFIED_STAGES.indexOf(stage))).toEqual(
        [...new Set(types)].map((stage) => NOTIFIED_STAGES.indexOf(stage)).toSorted((a, b) => a - b),
      );
    }),
  );
});

const caller = (organizationType: OrganizationType, ...rules: Rule[]): AccessSubject => ({
  role: 'user',
  organizationType,
  rules,
});
const manager = caller('1pl', { model: 'contact', rule: 'write' }, { model: 'contact', rule: 'delete' });

test.each([
  ['a reader', caller('1pl', { model: 'contact', rule: 'read' }), { isOwn: true, driverId: null }, []],
  ['a writer', caller('1pl', { model: 'contact', rule: 'write' }), { isOwn: true, driverId: null }, ['edit']],
  [
    'someone who may delete',
    caller('1pl', { model: 'contact', rule: 'delete' }),
    { isOwn: true, driverId: null },
    ['delete'],
  ],
  ['a manager', manager, { isOwn: true, driverId: null }, ['edit', 'delete']],
  ['a manager, of a driver', manager, { isOwn: true, driverId: 'd' }, ['edit']],
  ['a manager of another organization', manager, { isOwn: false, driverId: null }, []],
])('offers %s the actions of a contact', (_case, subject, contact, actions) => {
  expect(contactActions(subject, contact)).toEqual(actions);
});

const CONTACT = {
  email: 'ravi@depot.lk',
  phone: '+94771234567',
  isDriver: false,
  isNotification: false,
  notificationTypes: [],
};
const DRIVER = { ...CONTACT, isDriver: true };
const SAVED_CONTACT = { driverId: null, email: 'ravi@depot.lk', phone: '+94771234567', isDriver: false };
const SAVED_DRIVER = { driverId: 'd', email: 'ravi@depot.lk', phone: '+94771234567', isDriver: true };
const DRIVER_RULE: Rule = { model: 'driver', rule: 'write' };
const fleetOwner = caller('fleetOwner', DRIVER_RULE);

const OF_DRIVER = { code: 'ofDriver', message: "Change a driver's e-mail on the driver's page" };
const DRIVER_STAYS = { code: 'driverStays', message: 'Delete the driver on the drivers page' };
const NO_DRIVERS = { code: 'mayNotMakeDrivers', message: "You can't create drivers" };
const REQUIRED = { code: 'required', message: 'Field is required' };

test.each([
  ['a new contact', manager, null, CONTACT, {}],
  ['a new driver of a fleet owner', fleetOwner, null, DRIVER, {}],
  ['a new driver of a 3PL', caller('3pl', DRIVER_RULE), null, DRIVER, {}],
  ['a contact of a 4PL that becomes a driver', caller('4pl', DRIVER_RULE), SAVED_CONTACT, DRIVER, {}],
  ['a new driver without the rule', caller('fleetOwner'), null, DRIVER, { isDriver: NO_DRIVERS }],
  [
    'a new driver of an organization without a fleet',
    caller('2pl', DRIVER_RULE),
    SAVED_CONTACT,
    DRIVER,
    { isDriver: NO_DRIVERS },
  ],
  ['a driver who stays one, by someone who may not create drivers', manager, SAVED_DRIVER, DRIVER, {}],
  [
    'a contact that was marked as driver before',
    manager,
    { ...SAVED_CONTACT, isDriver: true },
    { ...DRIVER, email: 'new@depot.lk' },
    {},
  ],
  ['another email of a contact', manager, SAVED_CONTACT, { ...CONTACT, email: 'new@depot.lk' }, {}],
  ['another email of a driver', manager, SAVED_DRIVER, { ...DRIVER, email: 'new@depot.lk' }, { email: OF_DRIVER }],
  ['a driver who is none any more', fleetOwner, SAVED_DRIVER, CONTACT, { isDriver: DRIVER_STAYS }],
  ['a contact that is no driver any more', manager, { ...SAVED_CONTACT, isDriver: true }, CONTACT, {}],
  [
    'a notification contact without stages',
    manager,
    null,
    { ...CONTACT, isNotification: true },
    { notificationTypes: REQUIRED },
  ],
  [
    'a notification contact',
    manager,
    null,
    { ...CONTACT, isNotification: true, notificationTypes: ['delivered' as const] },
    {},
  ],
])('validates %s', (_case, subject, before, after, errors) => {
  expect(validateContact(subject, before, after)).toEqual(errors);
});

test.each<[ContactUse[], string]>([
  [
    [
      { as: 'stop', count: 2, names: ['O-000001', 'O-000002'] },
      { as: 'user', count: 1, names: ['planner'] },
    ],
    'Used by 2 orders as stop: O-000001, O-000002; 1 user: planner',
  ],
  [[{ as: 'stop', count: 1, names: [] }], 'Used by 1 order as stop: …'],
  [[{ as: 'orderNews', count: 1, names: ['O-1'] }], 'Used by 1 order that notifies: O-1'],
  [[{ as: 'approver', count: 3, names: ['A', 'B'] }], 'Used by 3 operations as approver: A, B, …'],
])('lists the uses of a contact: %#', (usages, message) => {
  expect(usageMessage(usages)).toBe(message);
});

const UNREACHABLE = { code: 'emailOrPhone', message: 'Enter an e-mail address or a phone number' };
test.each([
  ['a contact with an email', { ...CONTACT, email: 'a@depot.lk', phone: '' }, {}],
  ['a contact with a phone', { ...CONTACT, email: '', phone: '077' }, {}],
  ['a contact with neither', { ...CONTACT, email: '', phone: '' }, { email: UNREACHABLE, phone: UNREACHABLE }],
  ['a driver with both', { ...DRIVER, email: 'a@depot.lk', phone: '077' }, {}],
  ['a driver without an email', { ...DRIVER, email: '', phone: '077' }, { email: REQUIRED }],
  ['a driver without a phone', { ...DRIVER, email: 'a@depot.lk', phone: '' }, { phone: REQUIRED }],
  ['a driver with neither', { ...DRIVER, email: '', phone: '' }, { email: REQUIRED, phone: REQUIRED }],
])('%s', (_name, after, errors) => {
  expect(validateContact(fleetOwner, null, after)).toEqual(errors);
});

test('an unreachable existing contact is accepted as long as its address and phone don’t change', () => {
  const before = { ...SAVED_CONTACT, email: '', phone: '', isDriver: false };
  const after = { ...CONTACT, email: '', phone: '', isDriver: false };
  expect(validateContact(fleetOwner, before, after)).toEqual({});
  expect(validateContact(fleetOwner, { ...before, phone: '077' }, after)).toEqual({
    email: UNREACHABLE,
    phone: UNREACHABLE,
  });
  expect(validateContact(fleetOwner, { ...before, email: 'a@depot.lk' }, after)).toEqual({
    email: UNREACHABLE,
    phone: UNREACHABLE,
  });
  expect(validateContact(fleetOwner, before, { ...after, isDriver: true })).toEqual({
    email: REQUIRED,
    phone: REQUIRED,
  });
});
