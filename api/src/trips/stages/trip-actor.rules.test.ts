import type { Rule } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { caller, TRIP } from './testing/trip-parties.ts';
import { toTripActor, tripTypeFor, viewerOf, type TripParties } from './trip-actor.rules.ts';

test.each<[string, Partial<Caller>, Partial<TripParties>, string]>([
  ['the organization that runs it', { organizationId: 'runner' }, {}, 'runner'],
  ['root', { role: 'root' }, {}, 'runner'],
  ['an admin of another organization', { role: 'admin' }, {}, 'owner'],
  ['the owner of the vehicle', { organizationId: 'carrier' }, {}, 'carrier'],
  ['the organization that is paid', { organizationId: 'payee' }, {}, 'carrier'],
  ['the driver as a user', { userId: 'driver-user' }, {}, 'driver'],
  ['the driver as a contact', { contactId: 'driver-contact' }, {}, 'driver'],
  ['the owner of an order', {}, {}, 'owner'],
  ['a user without a contact if the driver has none', { contactId: null }, { driverContactId: null }, 'owner'],
])('a trip is seen by %s', (_name, by, trip, viewer) => {
  expect(viewerOf(caller(by), { ...TRIP, ...trip })).toBe(viewer);
});

test.each<[string, Partial<Caller>, string]>([
  ['the organization that runs it', { organizationId: 'runner' }, 'own'],
  ['root', { role: 'root' }, 'own'],
  ['another organization', { organizationId: 'carrier' }, 'partner'],
])('a trip is own or of a partner for %s', (_name, by, type) => {
  expect(tripTypeFor(caller(by), TRIP)).toBe(type);
});

const WRITE: Rule = { model: 'trip', rule: 'write' };
const DELETE: Rule = { model: 'trip', rule: 'delete' };
const APPROVE: Rule = { model: 'tripBillApprove', rule: 'write' };
const READ: Rule = { model: 'trip', rule: 'read' };

test.each<[string, Partial<Caller>, string[]]>([
  ['a reader', { organizationId: 'runner', rules: [READ] }, []],
  ['a writer', { organizationId: 'runner', rules: [WRITE] }, ['tripWriter']],
  ['a user who may delete', { organizationId: 'runner', rules: [DELETE] }, ['tripDeleter']],
  ['a bill approver', { organizationId: 'runner', rules: [APPROVE] }, ['billApprover']],
  ['a writer of the carrier', { organizationId: 'carrier', rules: [WRITE, DELETE, APPROVE] }, ['carrier']],
  ['a writer of the paid organization', { organizationId: 'payee', rules: [WRITE] }, ['carrier']],
  ['a reader of the carrier', { organizationId: 'carrier', rules: [READ] }, []],
  ['a writer of the owner of an order', { rules: [WRITE, DELETE, APPROVE] }, []],
  ['the driver', { userId: 'driver-user' }, ['driver']],
  [
    'a writer who drives',
    { organizationId: 'runner', userId: 'driver-user', rules: [WRITE] },
    ['tripWriter', 'driver'],
  ],
])('%s has the roles of the stage table', (_name, by, roles) => {
  expect(toTripActor(caller(by), TRIP)).toEqual({ isRoot: false, roles });
});

test('an organization that runs a trip with its own vehicle is not its carrier', () => {
  const trip = { ...TRIP, vehicleOrganizationId: 'runner' };
  expect(toTripActor(caller({ organizationId: 'runner', rules: [WRITE] }), trip).roles).toEqual(['tripWriter']);
});

test('root is root', () => {
  expect(toTripActor(caller({ role: 'root' }), TRIP).isRoot).toBe(true);
});
