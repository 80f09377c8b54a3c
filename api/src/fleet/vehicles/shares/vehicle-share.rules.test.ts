import type { AccessSubject, Rule } from 'shared-contracts/values/identity/access';
import { clampToNow, getPartnerErrors, shareActions, vehicleSharedError } from './vehicle-share.rules.ts';

test('starts shares now at the earliest', () => {
  expect([clampToNow({ fromAt: 1, toAt: null }, 5), clampToNow({ fromAt: 9, toAt: 12 }, 5)]).toEqual([
    { fromAt: 5, toAt: null },
    { fromAt: 9, toAt: 12 },
  ]);
});

const NOT_ACTIVE = { partnerId: { code: 'partnerNotActive', message: 'Partner is not active' } };
test.each([
  [undefined, { partnerId: { code: 'notFound', message: 'Partner not found' } }],
  ['waitingConfirmation', NOT_ACTIVE],
  ['blocked', NOT_ACTIVE],
  ['active', null],
])('validates a partner with status %s', (status, errors) => {
  expect(getPartnerErrors(status)).toEqual(errors);
});

const caller = (rule: Rule['rule'], model: Rule['model'] = 'shareVehicle'): AccessSubject => ({
  role: 'user',
  organizationType: 'fleetOwner',
  rules: [{ model, rule }],
});
test.each([
  ['a current share', caller('delete'), true, 5, ['delete']],
  ['an upcoming share', caller('delete'), true, 0, ['delete']],
  ['a past share', caller('delete'), true, 10, []],
  ['a share of a partner', caller('delete'), false, 5, []],
  ['a share, without the rule', caller('write'), true, 5, []],
  ['a share, with the rule for vehicles', caller('delete', 'vehicle'), true, 5, []],
])('the actions on %s', (_case, by, isOwn, now, actions) => {
  expect(shareActions(by, isOwn, { fromAt: 1, toAt: 10 }, now)).toEqual(actions);
});

test.each([
  ['Lanka Lines', 'Vehicle is shared with Lanka Lines at that time', { record: 'WP-1', partner: 'Lanka Lines' }],
  [undefined, 'Vehicle is already shared at that time', { record: 'WP-1' }],
])('returns the partner %s that shares a vehicle', (partner, message, params) => {
  const error = vehicleSharedError(partner, 'WP-1');
  expect([error.status, error.code, error.message]).toEqual([409, 'vehicleShared', message]);
  expect(error.details.params).toStrictEqual(params);
});
