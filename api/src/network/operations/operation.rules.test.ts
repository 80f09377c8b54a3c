import type { AccessSubject, Rule } from 'shared-contracts/values/identity/access';
import { operationActions, validatePerson } from './operation.rules.ts';

const user = (...rules: Rule[]): AccessSubject => ({ role: 'user', organizationType: '1pl', rules });
const writer = user({ model: 'operation', rule: 'write' });
const approver = user({ model: 'order', rule: 'write' });

test.each([
  [user({ model: 'operation', rule: 'read' }, { model: 'cargo', rule: 'delete' }), []],
  [writer, ['edit']],
  [user({ model: 'operation', rule: 'delete' }), ['delete']],
  [user({ model: 'operation', rule: 'delete' }, { model: 'operation', rule: 'write' }), ['edit', 'delete']],
])('offers %j the actions %j', (caller, actions) => {
  expect(operationActions(caller)).toEqual(actions);
});

const NOT_FOUND = { code: 'notFound', message: 'Contact not found' };
const NO_USER = { code: 'noUser', message: 'This contact has no active user. Create a user for it first' };
const MAY_NOT_APPROVE = {
  code: 'mayNotApprove',
  message: "This person can't approve orders because they lack the rule to write orders",
};

test.each([
  ['an unknown contact', undefined, NOT_FOUND, NOT_FOUND],
  ['a contact without a user', { user: null }, NO_USER, NO_USER],
  ['a user who may not write orders', { user: writer }, MAY_NOT_APPROVE, null],
  ['a user who only reads orders', { user: user({ model: 'order', rule: 'read' }) }, MAY_NOT_APPROVE, null],
  ['a user who may write orders', { user: approver }, null, null],
])('validates %s as an approver, and as someone to notify', (_case, candidate, asApprover, asNotified) => {
  expect(validatePerson(candidate, 'approver')).toEqual(asApprover);
  expect(validatePerson(candidate, 'notified')).toEqual(asNotified);
});
