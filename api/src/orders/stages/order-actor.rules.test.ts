import type { Rule } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { findCurrentApprover, listApprovers, type OrderParties, toOrderActor } from './order-actor.rules.ts';
import type { OrderRole } from './order-stage-table.rules.ts';

test.each([
  [null, null, []],
  ['ann', null, ['ann']],
  [null, 'bob', ['bob']],
  ['ann', 'bob', ['ann', 'bob']],
  ['ann', 'ann', ['ann']],
])('with the approvers %s and %s, %j approve in this order', (approver1Id, approver2Id, approvers) => {
  expect(listApprovers(approver1Id, approver2Id)).toEqual(approvers);
});

test.each([
  ['pendingValidation', 'ann', 'bob', 'ann'],
  ['pending2ndValidation', 'ann', 'bob', 'bob'],
  ['pendingValidation', null, 'bob', 'bob'],
  ['pending2ndValidation', 'ann', 'ann', null],
  ['saved', 'ann', 'bob', null],
  ['validated', 'ann', 'bob', null],
] as const)('an order in %s with the approvers %s and %s waits for %s', (stage, approver1Id, approver2Id, approver) => {
  expect(findCurrentApprover(stage, { approver1Id, approver2Id })).toBe(approver);
});

const ORDER: OrderParties = {
  organizationId: 'us',
  approvers: ['ann', 'bob'],
  tripOrganizationId: 'carrier',
  driverContactId: 'dan',
};
const caller = (rules: string, more: Partial<Caller> = {}): Caller => ({
  userId: 'user',
  login: 'user',
  organizationId: 'us',
  organizationType: '1pl',
  contactId: null,
  actorId: null,
  role: 'user',
  rules: rules
    .split(', ')
    .map((text) => text.split(' '))
    .map(([model, rule]) => ({ model, rule }) as Rule),
  ...more,
});

test.each<[string, Caller, OrderRole[]]>([
  ['a user who writes orders', caller('order write'), ['owner']],
  ['a user who reads orders and writes trips', caller('order read, trip write'), []],
  ['a user who writes orders and trips', caller('order write, trip write'), ['owner', 'ownerOfTrips']],
  ['a user of another organization', caller('order write, orderBillApprove write', { organizationId: 'them' }), []],
  ['a user of the carrier', caller('trip write', { organizationId: 'carrier' }), ['tripWriter']],
  ['a user of the carrier who only reads', caller('trip read', { organizationId: 'carrier' }), []],
  ['the first approver', caller('order write', { contactId: 'ann' }), ['owner', 'firstApprover']],
  ['the second approver', caller('order write', { contactId: 'bob' }), ['owner', 'secondApprover']],
  ['an approver who may not write orders', caller('order read', { contactId: 'ann' }), []],
  ['an approver of another organization', caller('order write', { contactId: 'ann', organizationId: 'them' }), []],
  ['a second approver of another organization', caller('order write', { contactId: 'bob', organizationId: 'x' }), []],
  ['a second approver who may not write orders', caller('order read', { contactId: 'bob' }), []],
  [
    'the driver, regardless of their rules',
    caller('vehicle read', { contactId: 'dan', organizationId: 'x' }),
    ['driver'],
  ],
  ['a user who approves bills', caller('orderBillApprove write'), ['billApprover']],
])('the roles of %s', (_case, by, roles) => {
  expect(toOrderActor(by, ORDER)).toMatchObject({ userId: 'user', isRoot: false, roles });
});

test('a user without a contact is neither an approver nor a driver', () => {
  const order = { ...ORDER, approvers: [], driverContactId: null };
  expect(toOrderActor(caller('order write'), order).roles).toEqual(['owner']);
});

test('root has no role, but may do everything', () => {
  const root = caller('order read', { role: 'root', organizationId: 'platform' });
  expect(toOrderActor(root, ORDER)).toEqual({ userId: 'user', isRoot: true, roles: [], canDelete: true });
});

test.each([
  ['in their organization', caller('order delete'), true],
  ['without the rule', caller('order write'), false],
  ['in another organization', caller('order delete', { organizationId: 'them' }), false],
])('a user may delete an order %s: %s', (_case, by, canDelete) => {
  expect(toOrderActor(by, ORDER).canDelete).toBe(canDelete);
});
