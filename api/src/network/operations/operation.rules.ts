import type { FieldError } from 'shared-contracts/common';
import type { OperationRow } from 'shared-contracts/network/operations';
import { type Access, hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

export const operationActions = (caller: AccessSubject): OperationRow['actions'] =>
  ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'operation', action })).map(([name]) => name);

const APPROVES_ORDERS: Access = { model: 'order', action: 'write' };

/** A contact and its active user, if it has one. */
export type Candidate = { user: AccessSubject | null };

const CONTACT_NOT_FOUND: FieldError = { code: 'notFound', message: 'Contact not found' };
const NO_USER: FieldError = { code: 'noUser', message: 'This contact has no active user. Create a user for it first' };
const MAY_NOT_APPROVE: FieldError = {
  code: 'mayNotApprove',
  message: "This person can't approve orders because they lack the rule to write orders",
};

/** @returns null when the person can be notified or approve orders */
export function validatePerson(candidate: Candidate | undefined, as: 'approver' | 'notified'): FieldError | null {
  if (!candidate) return CONTACT_NOT_FOUND;
  if (!candidate.user) return NO_USER;
  return as === 'approver' && !hasAccess(candidate.user, APPROVES_ORDERS) ? MAY_NOT_APPROVE : null;
}
