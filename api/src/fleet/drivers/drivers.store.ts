import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { DriverQuery } from 'shared-contracts/fleet/drivers';
import { EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';
import { DAY } from 'shared-contracts/values/time';
import { personName } from '../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { sharedWith } from '../sharing/shared-vehicles.store.ts';
import { isDriverBlocked } from './is-driver-blocked.ts';

const eb = expressionBuilder<Tables, 'drivers' | 'contacts' | 'users' | 'vehicles'>();

/** Joins drivers with their contact, user and vehicle. */
const selectDrivers = (db: Db) =>
  db
    .selectFrom('drivers')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('vehicles', 'vehicles.driverId', 'drivers.id');

const isOwn = (caller: Caller, organizationId: string | undefined) =>
  isRoot(caller) || (organizationId ?? caller.organizationId) === caller.organizationId;

const OWN_SEARCH_COLUMNS = ['contacts.name', 'contacts.phone', 'contacts.email', 'users.login', 'users.fullName'];
const PARTNER_SEARCH_COLUMNS = ['contacts.name', 'contacts.phone'];
const EXPIRY_COLUMNS = [
  'drivers.licenseExpiresAt',
  'drivers.policeReportExpiresAt',
  'drivers.healthReportExpiresAt',
] as const;

/** Matches own drivers, or those assigned to vehicles that partners share. */
function isVisibleTo(db: Db, caller: Caller, organizationId: string | undefined, now: number): Expression<SqlBool> {
  const isOfOrganization =
    organizationId === undefined ? eb.lit(true) : eb('drivers.organizationId', '=', organizationId);
  return eb.and([
    isOfOrganization,
    isOwn(caller, organizationId) ? ownedBy(caller, 'drivers') : sharedWith(db, caller, now),
  ]);
}

/** Omitted filters match everything. Partners' drivers are only matched by their public fields. */
function matchesQuery(db: Db, caller: Caller, query: DriverQuery, now: number): Expression<SqlBool> {
  const { search, isBlocked, withVehicle, expiring, organizationId, userId, assignable } = query;
  const onlyOwn = isOwn(caller, organizationId);
  const expiryColumns = onlyOwn ? EXPIRY_COLUMNS : EXPIRY_COLUMNS.slice(0, 1);
  const expiresBefore = now + EXPIRY_WARNING_DAYS * DAY;
  const isExpiring = sql<boolean>`
    coalesce(${eb.or(expiryColumns.map((column) => eb(column, '<=', expiresBefore)))}, false)`;
  const flags: [boolean | undefined, Expression<SqlBool>][] = [
    [isBlocked, isDriverBlocked],
    [withVehicle, eb('vehicles.id', 'is not', null)],
    [expiring, isExpiring],
    [assignable, eb.and([eb.not(isDriverBlocked), eb('drivers.contactId', 'is not', null)])],
  ];
  const conditions = flags
    .filter(([value]) => value !== undefined)
    .map(([value, condition]) => (value ? condition : eb.not(condition)));
  if (userId !== undefined) conditions.push(onlyOwn ? eb('drivers.userId', '=', userId) : eb.lit(false));
  return eb.and([
    isVisibleTo(db, caller, organizationId, now),
    matchesSearch(search, ...(onlyOwn ? OWN_SEARCH_COLUMNS : PARTNER_SEARCH_COLUMNS)),
    ...conditions,
  ]);
}

const name = sql<string>`coalesce(contacts.name, ${personName()}, '')`;
const SORT_COLUMNS = { name, licenseExpiresAt: sql`drivers.license_expires_at`, createdAt: sql`drivers.created_at` };

/** Lists the ids of one page. `findDriverRows` then loads the columns of these only. */
export function listDriverIds(db: Db, caller: Caller, query: DriverQuery, now: number) {
  const { column, direction } = parseSort(query.sort);
  const matching = selectDrivers(db)
    .select('drivers.id')
    .where(matchesQuery(db, caller, query, now));
  return paginate(
    matching.orderBy(SORT_COLUMNS[column], (order) => order[direction]().nullsLast()).orderBy('drivers.id'),
    query,
  );
}

const selectRows = (db: Db) =>
  selectDrivers(db)
    .innerJoin('organizations', 'organizations.id', 'drivers.organizationId')
    .selectAll('drivers')
    .select(({ ref }) => [
      name.as('name'),
      isDriverBlocked.as('isBlocked'),
      'users.login',
      'users.role',
      'contacts.firstName',
      'contacts.middleName',
      'contacts.lastName',
      'contacts.email',
      'contacts.phone',
      'vehicles.id as vehicleId',
      'registrationPlate',
      jsonBuildObject({ id: ref('organizations.id'), name: ref('organizations.name') }).as('organization'),
    ]);

export type DriverRecord = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

/** Loads the rows of drivers, in the order of the ids. */
export async function findDriverRows(db: Db, ids: readonly string[]): Promise<DriverRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db).where('drivers.id', 'in', ids).execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => rowById.get(id)).filter((row) => row !== undefined);
}

/** Loads a driver of any organization. */
export const getDriver = (db: Db, id: string) => selectRows(db).where('drivers.id', '=', id).executeTakeFirstOrThrow();

/** Finds an own driver, or one assigned to a vehicle that a partner shares. */
export const findDriver = (db: Db, caller: Caller, id: string, now: number) =>
  selectRows(db)
    .where('drivers.id', '=', id)
    .where(({ or }) => or([ownedBy(caller, 'drivers'), sharedWith(db, caller, now)]))
    .executeTakeFirst();

export const isOwnDriver = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('drivers')
    .select('id')
    .where(ownedBy(caller, 'drivers'))
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
