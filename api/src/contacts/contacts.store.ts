import type { z } from 'zod';
import type { ContactQuery } from 'shared-contracts/network';
import { activePartnerIds } from '../partners/partners.store.ts';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';

/**
 * Whom an organization may name: its own contacts, and of active partners those made for others to see (for delivery, billing or notification).
 * @param organizationId null: everybody, for root
 */
export function nameableContacts(db: Db, organizationId: string | null) {
  const contacts = db.selectFrom('contacts');
  if (organizationId === null) return contacts;
  return contacts.where(({ eb, and, or }) =>
    or([
      eb('contacts.organizationId', '=', organizationId),
      and([
        or([eb('isDelivery', '=', true), eb('isBilling', '=', true), eb('isNotification', '=', true)]),
        eb('contacts.organizationId', 'in', activePartnerIds(db, organizationId)),
      ]),
    ]));
}

const FLAGS = ['isDelivery', 'isBilling', 'isNotification'] as const;

type Query = z.infer<typeof ContactQuery>;

/** Whose contacts are asked for: one's own unless a partner or a location is named; root's own are everybody's. */
const organizationsAsked = (caller: Caller, { organizationId, partnerId, locationId }: Query) => {
  const named = [organizationId, partnerId].filter((id) => id !== undefined);
  return named.length > 0 || locationId || isRoot(caller) ? named : [caller.organizationId];
};

export function listContacts(db: Db, caller: Caller, query: Query) {
  const { search, locationId, excludeContactsWithUser, page, limit } = query;
  let rows = nameableContacts(db, isRoot(caller) ? null : caller.organizationId)
    .select(['contacts.id', 'name', 'firstName', 'middleName', 'lastName', 'email', 'phone'])
    .where(searching(search, 'contacts.name', 'contacts.email', 'contacts.phone'))
    .where(({ and, eb }) => and(organizationsAsked(caller, query).map((id) => eb('contacts.organizationId', '=', id))))
    .where(({ and, eb }) => and(FLAGS.flatMap((flag) => (query[flag] === undefined ? [] : [eb(flag, '=', query[flag])]))));
  if (locationId) rows = rows.where('contacts.id', 'in', db.selectFrom('locationContacts').select('contactId').where('locationId', '=', locationId));
  if (excludeContactsWithUser) {
    rows = rows.where(({ not, exists, selectFrom }) => not(exists(selectFrom('users').select('users.id').whereRef('users.contactId', '=', 'contacts.id'))));
  }
  return paged(rows.orderBy('lastName').orderBy('firstName').orderBy('contacts.id'), { page, limit });
}
