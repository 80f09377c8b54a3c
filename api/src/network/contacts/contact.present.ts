import type { ContactRow } from 'shared-contracts/network/contacts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { contactActions } from './contact.rules.ts';
import type { ContactRecord } from './contacts.store.ts';

/** Hides from partners which user or driver a contact is. */
export function presentContact(
  { organizationId, userId, driverId, ...row }: ContactRecord,
  caller: Caller,
): ContactRow {
  const isOwn = isRoot(caller) || organizationId === caller.organizationId;
  return {
    ...row,
    phone: formatPhone(row.phone),
    isUser: isOwn && userId !== null,
    driverId: isOwn ? driverId : null,
    actions: contactActions(caller, { isOwn, driverId }),
  };
}
