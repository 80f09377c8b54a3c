import type { Model, Rule } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { plansOrder, toHandshakeActor } from './handshake-actor.rules.ts';

const ORDER = { organizationId: 'owner', partnerId: 'partner' };
const caller = (organizationId: string, model: Model, rule: Rule['rule'] = 'write', role: Caller['role'] = 'user') =>
  ({ role, organizationType: '1pl', organizationId, rules: [{ model, rule }] }) as unknown as Caller;

test.each([
  ['owner', 'order', 'write', ['owner']],
  ['owner', 'order', 'read', []],
  ['owner', 'trip', 'write', []],
  ['partner', 'order', 'write', ['partner']],
  ['partner', 'trip', 'write', ['partner']],
  ['partner', 'trip', 'read', []],
  ['other', 'order', 'write', []],
] as const)('a user of the %s with %s %s acts as %j', (organizationId, model, rule, roles) => {
  expect(toHandshakeActor(caller(organizationId, model, rule), ORDER)).toEqual({ isRoot: false, roles });
});

test('one organization may be both', () => {
  const both = { organizationId: 'own', partnerId: 'own' };
  expect(toHandshakeActor(caller('own', 'order'), both).roles).toEqual(['owner', 'partner']);
  expect(toHandshakeActor(caller('own', 'order', 'write', 'root'), ORDER)).toEqual({ isRoot: true, roles: [] });
});

test.each([
  ['owner', 'trip', 'write', 'user', true],
  ['partner', 'trip', 'write', 'user', true],
  ['other', 'trip', 'write', 'user', false],
  ['other', 'order', 'read', 'root', true],
  ['owner', 'trip', 'read', 'user', false],
  ['owner', 'order', 'write', 'user', false],
] as const)(
  'whether a user of the %s with %s %s and the role %s plans it: %s',
  (organizationId, model, rule, role, expected) => {
    expect(plansOrder(caller(organizationId, model, rule, role), ORDER)).toBe(expected);
  },
);
