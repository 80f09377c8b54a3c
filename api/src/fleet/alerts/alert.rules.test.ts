import type { AccessSubject, Model, OrganizationType } from 'shared-contracts/values/identity/access';
import { getSubject, mayAcknowledge } from './alert.rules.ts';

const caller = (organizationType: OrganizationType, model: Model): AccessSubject => ({
  role: 'user',
  organizationType,
  rules: [{ model, rule: 'write' }],
});

test('an alert is about its driver, if it has one', () => {
  expect([null, 'd1'].map((driverId) => getSubject({ driverId }))).toEqual(['vehicle', 'driver']);
});

test.each([
  ['fleetOwner', 'vehicle', true, false],
  ['fleetOwner', 'driver', false, true],
  ['3pl', 'driver', false, true],
  ['1pl', 'driver', false, false],
  ['fleetOwner', 'order', false, false],
] as const)('a user of a %s who may change %s acknowledges alerts', (type, model, ofVehicles, ofDrivers) => {
  const user = caller(type, model);
  expect([mayAcknowledge(user, 'vehicle'), mayAcknowledge(user, 'driver')]).toEqual([ofVehicles, ofDrivers]);
});
