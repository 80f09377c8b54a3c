import type { ContactRow } from 'shared-contracts/contacts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { contactActions } from './contact.rules.ts';
import type { ContactRecord } from './contacts.store.ts';

/** Of a partner's contact it is not told who signs in or drives as it. */
export function presentContact(
  { organizationId, userId, driverId, ...row }: ContactRecord,
  caller: Caller,
): ContactRow {
  const isOwn = isRoot(caller) || organizationId === caller.organizationId;
  return {
    ...row,
    isUser: isOwn && userId !== null,
    driverId: isOwn ? driverId : null,
    actions: contactActions(caller, { isOwn, driverId }),
  };
}
