import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { ContactQuery } from 'shared-contracts/network/contacts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { selectUsableContacts, selectUsableLocations } from '../sharing/usable-records.store.ts';

const selectUsableBy = (db: Db, caller: Caller) =>
  selectUsableContacts(db, isRoot(caller) ? null : caller.organizationId);

const COLUMNS = [
  'contacts.id',
  'contacts.revision',
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

/** Hides other organizations' locations of an own contact, and partners' locations that the caller may not use. */
const selectDetails = (db: Db, contacts: ReturnType<typeof selectUsableContacts>, caller: Caller) =>
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
          .where(({ or, and, eb: expression }) =>
            or([
              expression.lit(isRoot(caller)),
              expression('locations.organizationId', '=', caller.organizationId),
              and([
                expression('contacts.organizationId', '<>', caller.organizationId),
                expression(
                  'locations.id',
                  'in',
                  selectUsableLocations(db, caller.organizationId).select('locations.id'),
                ),
              ]),
            ]),
          )
          .orderBy('locations.name')
          .orderBy('locations.id'),
      ).as('locations'),
    ]);

export const findContact = (db: Db, caller: Caller, id: string) =>
  selectDetails(db, selectUsableBy(db, caller), caller).where('contacts.id', '=', id).executeTakeFirst();
export type ContactRecord = NonNullable<Awaited<ReturnType<typeof findContact>>>;

/** Defaults to the caller's organization, except for root or when a location is requested. */
const listRequestedOrganizations = (caller: Caller, { organizationId, partnerId, locationId }: ContactQuery) => {
  const ids = [organizationId, partnerId].filter((id) => id !== undefined);
  return ids.length > 0 || locationId || isRoot(caller) ? ids : [caller.organizationId];
};

const FLAG_FILTERS = ['isDelivery', 'isBilling', 'isNotification', 'isDriver'] as const;

function selectMatching(db: Db, caller: Caller, query: ContactQuery) {
  const { search, email, locationId, excludeContactsWithUser } = query;
  let contacts = selectUsableBy(db, caller)
    .where(matchesSearch(search, 'contacts.name', 'contacts.email', 'contacts.phone'))
    .where(({ and, eb }) =>
      and(listRequestedOrganizations(caller, query).map((id) => eb('contacts.organizationId', '=', id))),
    )
    .where(({ and, eb }) =>
      and(
        FLAG_FILTERS.flatMap((flag) => (query[flag] === undefined ? [] : [eb(`contacts.${flag}`, '=', query[flag])])),
      ),
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

const SORT_COLUMNS = {
  name: sql`contacts.name`,
  email: sql`lower(contacts.email)`,
  createdAt: sql`contacts.created_at`,
};

export function listContacts(db: Db, caller: Caller, query: ContactQuery) {
  const { column, direction } = parseSort(query.sort);
  const matching = selectMatching(db, caller, query);
  return paginate(
    selectDetails(db, matching, caller).orderBy(SORT_COLUMNS[column], direction).orderBy('contacts.id'),
    query,
    matching,
  );
}
