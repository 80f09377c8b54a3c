import type { FieldError } from 'shared-contracts/common';
import type { OperationRow } from 'shared-contracts/operations';
import { type Access, allows, type Holder } from 'shared-contracts/values/access';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

/** What the caller may do with an operation of their organization. */
export const operationActions = (caller: Holder): OperationRow['actions'] =>
  ACTIONS.filter(([, action]) => allows(caller, { model: 'operation', action })).map(([name]) => name);

const APPROVES_ORDERS: Access = { model: 'order', action: 'write' };

/** A contact of the organization that an operation would name; `holder`: the user who signs in as it, where one may. */
export type Candidate = { holder: Holder | null };

const NOT_FOUND: FieldError = { code: 'notFound', message: 'Contact not found' };
const NO_USER: FieldError = { code: 'noUser', message: 'Nobody may sign in as this contact: make a user of it first' };
const MAY_NOT_APPROVE: FieldError = {
  code: 'mayNotApprove',
  message: 'This person may not approve orders: they lack the right to write orders',
};

/** Why somebody cannot be notified by an operation, or approve its orders; null: they can. */
export function personFault(person: Candidate | undefined, as: 'approver' | 'notified'): FieldError | null {
  if (!person) return NOT_FOUND;
  if (!person.holder) return NO_USER;
  return as === 'approver' && !allows(person.holder, APPROVES_ORDERS) ? MAY_NOT_APPROVE : null;
}
