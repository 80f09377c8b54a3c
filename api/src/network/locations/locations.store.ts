import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { LocationQuery } from 'shared-contracts/network/locations';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { listGates } from './gates.store.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { selectUsableContacts, selectUsableLocations } from '../sharing/usable-records.store.ts';

const selectUsableBy = (db: Db, caller: Caller) =>
  selectUsableLocations(db, isRoot(caller) ? null : caller.organizationId);

const COLUMNS = [
  'locations.id',
  'locations.revision',
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

/** Adds the contacts that the caller may use. */
const selectDetails = (db: Db, caller: Caller, locations: ReturnType<typeof selectUsableLocations>) =>
  locations.select(COLUMNS).select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('locationContacts')
        .innerJoin('contacts', 'contacts.id', 'locationContacts.contactId')
        .select(['contacts.id', 'contacts.name'])
        .whereRef('locationContacts.locationId', '=', 'locations.id')
        .where(
          'contacts.id',
          'in',
          selectUsableContacts(db, isRoot(caller) ? null : caller.organizationId).select('contacts.id'),
        )
        .orderBy('contacts.name')
        .orderBy('contacts.id'),
    ).as('contacts'),
  );

const selectLocation = (db: Db, caller: Caller, id: string) =>
  selectDetails(db, caller, selectUsableBy(db, caller))
    .innerJoin('organizations', 'organizations.id', 'locations.organizationId')
    .leftJoin('countries', 'countries.id', 'locations.countryId')
    .select(['geofenceRadius', 'geofencePolygon', 'openingHours'])
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

/** Adds the location's gates. */
export async function findLocation(db: Db, caller: Caller, id: string) {
  const location = await selectLocation(db, caller, id);
  return location && { ...location, gates: await listGates(db, id) };
}
export type LocationRecord = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

/** `contactId` filters the own locations; `organizationContactId` also includes locations of partners. */
export async function listLocations(
  db: Db,
  caller: Caller,
  { search, contactId, organizationContactId, withPartners, withGates, sort, ...range }: LocationQuery,
) {
  const { column, direction } = parseSort(sort);
  let matching = selectUsableBy(db, caller).where(
    matchesSearch(search, 'locations.name', 'locations.city', 'locations.street1'),
  );
  if (!organizationContactId && !withPartners) matching = matching.where(ownedBy(caller, 'locations'));
  if (withGates)
    matching = matching.where(
      'locations.id',
      'in',
      db.selectFrom('gates').select('locationId').where('removedAt', 'is', null),
    );
  for (const id of [contactId, organizationContactId]) {
    if (id)
      matching = matching.where(
        'locations.id',
        'in',
        db.selectFrom('locationContacts').select('locationId').where('contactId', '=', id),
      );
  }
  return paginate(
    selectDetails(db, caller, matching).orderBy(`locations.${column}`, direction).orderBy('locations.id'),
    range,
    matching,
  );
}
export type LocationListRecord = Awaited<ReturnType<typeof listLocations>>['items'][number];

/** Coordinates of the locations of each route, in order. */
export async function findRoutePoints(db: Db, routes: readonly (readonly string[])[]): Promise<Point[][]> {
  const ids = [...new Set(routes.flat())];
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('locations').select(['id', 'latitude', 'longitude']).where('id', 'in', ids).execute();
  const points = new Map(rows.map(({ id, latitude, longitude }) => [id, [latitude, longitude] as const]));
  return routes.map((route) => route.map((id) => points.get(id.toLowerCase())).filter((point) => point !== undefined));
}

/** The time zone of the location's opening hours, as an expression over `locations`; null without opening hours. */
export const locationTimeZone = sql<string | null>`${sql.ref('locations.openingHours')} ->> 'timeZone'`;

/** The position and opening hours of each location, in the order of the ids. */
export async function findStopPlaces(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'latitude', 'longitude', 'openingHours'])
    .where('id', 'in', ids)
    .execute();
  const places = new Map(
    rows.map(({ id, latitude, longitude, openingHours }) => [
      id,
      { point: [latitude, longitude] as const, openingHours },
    ]),
  );
  return ids.map((id) => places.get(id.toLowerCase()));
}
