import type { AccessSubject, Model } from 'shared-contracts/values/identity/access';
import { readableBills } from './bill-access.rules.ts';

const user = (model: Model, rule: 'read' | 'write', more: Partial<AccessSubject> = {}): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: [{ model, rule }],
  ...more,
});

test.each<[what: string, user: AccessSubject, readable: string[]]>([
  ['works on orders', user('order', 'read'), ['order']],
  ['approves bills of orders', user('orderBillApprove', 'read'), ['order']],
  ['works on trips', user('trip', 'read'), ['trip']],
  ['approves bills of trips', user('tripBillApprove', 'read'), ['trip']],
  ['works on vehicles', user('vehicle', 'read'), []],
  ['writes trips without reading them', user('trip', 'write'), []],
  ['works for a forwarder', user('vehicle', 'read', { organizationType: '3pl' }), ['order', 'trip']],
])('a user who %s can read bills of %j', (_, holder, readable) => {
  expect(readableBills(holder)).toEqual(readable);
});
