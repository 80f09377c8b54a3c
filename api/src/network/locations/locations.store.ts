import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { LocationQuery } from 'shared-contracts/locations';
import type { Point } from '../geo/great-circle.rules.ts';
import { nameableContacts } from '../contacts/contacts.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';

/**
 * Where an organization may send an order: its own locations, and those at which active partners show a contact.
 * @param organizationId null: anywhere, for root
 */
export function nameableLocations(db: Db, organizationId: string | null) {
  const locations = db.selectFrom('locations');
  if (organizationId === null) return locations;
  const partnersContacts = nameableContacts(db, organizationId).where('contacts.organizationId', '<>', organizationId);
  return locations.where(({ eb, or, selectFrom }) =>
    or([
      eb('locations.organizationId', '=', organizationId),
      eb(
        'locations.id',
        'in',
        selectFrom('locationContacts')
          .select('locationId')
          .where('contactId', 'in', partnersContacts.select('contacts.id')),
      ),
    ]),
  );
}

const nameableBy = (db: Db, caller: Caller) => nameableLocations(db, isRoot(caller) ? null : caller.organizationId);

const COLUMNS = [
  'locations.id',
  'locations.organizationId',
  'locations.name',
  'buildingNumber',
  'apartmentNumber',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'geofenceType',
  'locations.createdAt',
] as const;

/** With the contacts that one may name. */
const shown = (db: Db, caller: Caller, locations: ReturnType<typeof nameableLocations>) =>
  locations.select(COLUMNS).select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('locationContacts')
        .innerJoin('contacts', 'contacts.id', 'locationContacts.contactId')
        .select(['contacts.id', 'contacts.name'])
        .whereRef('locationContacts.locationId', '=', 'locations.id')
        .where(
          'contacts.id',
          'in',
          nameableContacts(db, isRoot(caller) ? null : caller.organizationId).select('contacts.id'),
        )
        .orderBy('contacts.name')
        .orderBy('contacts.id'),
    ).as('contacts'),
  );

export const findLocation = (db: Db, caller: Caller, id: string) =>
  shown(db, caller, nameableBy(db, caller))
    .innerJoin('organizations', 'organizations.id', 'locations.organizationId')
    .leftJoin('countries', 'countries.id', 'locations.countryId')
    .select(['geofenceRadius', 'geofencePolygon'])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      eb
        .case()
        .when('countries.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('countries.id').$notNull(), name: eb.ref('countries.name').$notNull() }))
        .end()
        .as('country'),
    ])
    .where('locations.id', '=', id)
    .executeTakeFirst();
export type LocationRecord = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

/** `contactId`: one's own locations of a contact; `organizationContactId`: those of a contact in whatever organization, as far as it shows them. */
export async function listLocations(
  db: Db,
  caller: Caller,
  { search, contactId, organizationContactId, withPartners, sort, ...range }: LocationQuery,
) {
  const { column, direction } = ordering(sort);
  let asked = nameableBy(db, caller).where(searching(search, 'locations.name', 'locations.city', 'locations.street1'));
  if (!organizationContactId && !withPartners) asked = asked.where(ownedBy(caller, 'locations'));
  for (const id of [contactId, organizationContactId]) {
    if (id)
      asked = asked.where(
        'locations.id',
        'in',
        db.selectFrom('locationContacts').select('locationId').where('contactId', '=', id),
      );
  }
  return paged(
    shown(db, caller, asked).orderBy(`locations.${column}`, direction).orderBy('locations.id'),
    range,
    asked,
  );
}
export type ListedLocation = Awaited<ReturnType<typeof listLocations>>['items'][number];

/** Where the locations of several routes lie, for each route in its order. */
export async function pointsOfRoutes(db: Db, routes: readonly (readonly string[])[]): Promise<Point[][]> {
  const ids = [...new Set(routes.flat())];
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('locations').select(['id', 'latitude', 'longitude']).where('id', 'in', ids).execute();
  const points = new Map(rows.map(({ id, latitude, longitude }) => [id, [latitude, longitude] as const]));
  return routes.map((route) => route.map((id) => points.get(id.toLowerCase())).filter((point) => point !== undefined));
}
