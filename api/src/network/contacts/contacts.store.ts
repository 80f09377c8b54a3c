import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { ContactQuery } from 'shared-contracts/contacts';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';

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
    ]),
  );
}

const nameableBy = (db: Db, caller: Caller) => nameableContacts(db, isRoot(caller) ? null : caller.organizationId);

const COLUMNS = [
  'contacts.id',
  'contacts.organizationId',
  'contacts.name',
  'firstName',
  'middleName',
  'lastName',
  'contacts.email',
  'phone',
  'contacts.language',
  'byEmail',
  'bySms',
  'isDelivery',
  'isBilling',
  'isNotification',
  'contacts.isDriver',
  'notificationTypes',
  'contacts.createdAt',
] as const;

/** With what only shows them. Where partners go beside one's own contact is theirs to know. */
const shown = (contacts: ReturnType<typeof nameableContacts>, caller: Caller) =>
  contacts
    .innerJoin('organizations', 'organizations.id', 'contacts.organizationId')
    .leftJoin('users', 'users.contactId', 'contacts.id')
    .select(COLUMNS)
    .select((eb) => [
      'users.id as userId',
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      eb
        .selectFrom('drivers')
        .select('drivers.id')
        .whereRef('drivers.contactId', '=', 'contacts.id')
        .orderBy('drivers.createdAt')
        .limit(1)
        .as('driverId'),
      jsonArrayFrom(
        eb
          .selectFrom('locationContacts')
          .innerJoin('locations', 'locations.id', 'locationContacts.locationId')
          .select(['locations.id', 'locations.name'])
          .whereRef('locationContacts.contactId', '=', 'contacts.id')
          .where(({ or, eb: of }) =>
            or([
              of.lit(isRoot(caller)),
              of('locations.organizationId', '=', caller.organizationId),
              of('contacts.organizationId', '<>', caller.organizationId),
            ]),
          )
          .orderBy('locations.name')
          .orderBy('locations.id'),
      ).as('locations'),
    ]);

export const findContact = (db: Db, caller: Caller, id: string) =>
  shown(nameableBy(db, caller), caller).where('contacts.id', '=', id).executeTakeFirst();
export type ContactRecord = NonNullable<Awaited<ReturnType<typeof findContact>>>;

/** Whose contacts are asked for: one's own unless a partner or a location is named; root's own are everybody's. */
const organizationsAsked = (caller: Caller, { organizationId, partnerId, locationId }: ContactQuery) => {
  const named = [organizationId, partnerId].filter((id) => id !== undefined);
  return named.length > 0 || locationId || isRoot(caller) ? named : [caller.organizationId];
};

const FLAGS = ['isDelivery', 'isBilling', 'isNotification', 'isDriver'] as const;

function asked(db: Db, caller: Caller, query: ContactQuery) {
  const { search, email, locationId, excludeContactsWithUser } = query;
  let contacts = nameableBy(db, caller)
    .where(searching(search, 'contacts.name', 'contacts.email', 'contacts.phone'))
    .where(({ and, eb }) => and(organizationsAsked(caller, query).map((id) => eb('contacts.organizationId', '=', id))))
    .where(({ and, eb }) =>
      and(FLAGS.flatMap((flag) => (query[flag] === undefined ? [] : [eb(`contacts.${flag}`, '=', query[flag])]))),
    );
  if (email)
    contacts = contacts.where(({ eb, fn }) => eb(fn<string>('lower', ['contacts.email']), '=', email.toLowerCase()));
  if (locationId)
    contacts = contacts.where(
      'contacts.id',
      'in',
      db.selectFrom('locationContacts').select('contactId').where('locationId', '=', locationId),
    );
  if (!excludeContactsWithUser) return contacts;
  return contacts.where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('users').select('users.id').whereRef('users.contactId', '=', 'contacts.id'))),
  );
}

const SORTED = { name: sql`contacts.name`, email: sql`lower(contacts.email)`, createdAt: sql`contacts.created_at` };

export function listContacts(db: Db, caller: Caller, query: ContactQuery) {
  const { column, direction } = ordering(query.sort);
  const matching = asked(db, caller, query);
  return paged(shown(matching, caller).orderBy(SORTED[column], direction).orderBy('contacts.id'), query, matching);
}
