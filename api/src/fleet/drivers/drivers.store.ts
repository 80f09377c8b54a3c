import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { DriverQuery } from 'shared-contracts/drivers';
import { EXPIRING_DAYS } from 'shared-contracts/values/vehicles';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';
import { lentTo } from '../vehicles/shared-vehicles.store.ts';
import { isDriverBlocked } from './blocked.ts';

const DAY = 86_400;
const eb = expressionBuilder<Tables, 'drivers' | 'contacts' | 'users' | 'vehicles'>();

/** A driver with the contact that names them, the user they sign in as and the vehicle they drive. */
const driving = (db: Db) =>
  db
    .selectFrom('drivers')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('vehicles', 'vehicles.driverId', 'drivers.id');

const isOwn = (caller: Caller, organizationId: string | undefined) =>
  isRoot(caller) || (organizationId ?? caller.organizationId) === caller.organizationId;

const OWN_TEXTS = ['contacts.name', 'contacts.phone', 'contacts.email', 'users.login'];
const SHOWN_TEXTS = ['contacts.name', 'contacts.phone'];
const DATES = ['drivers.licenseExpiresAt', 'drivers.policeReportExpiresAt', 'drivers.healthReportExpiresAt'] as const;

/** Whose drivers are asked for: one's own, or those on vehicles that a partner shares. */
function whose(db: Db, caller: Caller, organizationId: string | undefined, now: number): Expression<SqlBool> {
  const ofOrganization =
    organizationId === undefined ? eb.lit(true) : eb('drivers.organizationId', '=', organizationId);
  return eb.and([ofOrganization, isOwn(caller, organizationId) ? ownedBy(caller, 'drivers') : lentTo(db, caller, now)]);
}

/** What a query asks of a driver; a partner's are found by nothing but what is told of them. */
function asked(db: Db, caller: Caller, query: DriverQuery, now: number): Expression<SqlBool> {
  const { search, isBlocked, withVehicle, expiring, organizationId, userId, assignable } = query;
  const own = isOwn(caller, organizationId);
  const late = sql<boolean>`coalesce(${eb.or((own ? DATES : DATES.slice(0, 1)).map((date) => eb(date, '<=', now + EXPIRING_DAYS * DAY)))}, false)`;
  const flags: [boolean | undefined, Expression<SqlBool>][] = [
    [isBlocked, isDriverBlocked],
    [withVehicle, eb('vehicles.id', 'is not', null)],
    [expiring, late],
    [assignable, eb.and([eb.not(isDriverBlocked), eb('drivers.contactId', 'is not', null)])],
  ];
  const wanted = flags
    .filter(([value]) => value !== undefined)
    .map(([value, holds]) => (value ? holds : eb.not(holds)));
  const ofUser = userId === undefined ? [] : [own ? eb('drivers.userId', '=', userId) : eb.lit(false)];
  return eb.and([
    whose(db, caller, organizationId, now),
    searching(search, ...(own ? OWN_TEXTS : SHOWN_TEXTS)),
    ...wanted,
    ...ofUser,
  ]);
}

const name = sql<string>`coalesce(contacts.name, users.login, '')`;
const SORTED = { name, licenseExpiresAt: sql`drivers.license_expires_at`, createdAt: sql`drivers.created_at` };

/** The ids of one page; what shows a row is asked for these alone. */
export function pageOfDrivers(db: Db, caller: Caller, query: DriverQuery, now: number) {
  const { column, direction } = ordering(query.sort);
  const matching = driving(db)
    .select('drivers.id')
    .where(asked(db, caller, query, now));
  return paged(
    matching.orderBy(SORTED[column], (order) => order[direction]().nullsLast()).orderBy('drivers.id'),
    query,
  );
}

const rows = (db: Db) =>
  driving(db)
    .innerJoin('organizations', 'organizations.id', 'drivers.organizationId')
    .selectAll('drivers')
    .select((of) => [
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
      jsonBuildObject({ id: of.ref('organizations.id'), name: of.ref('organizations.name') }).as('organization'),
    ]);

export type DriverRecord = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** The rows of these drivers, in their order. */
export async function driverRows(db: Db, ids: readonly string[]): Promise<DriverRecord[]> {
  if (ids.length === 0) return [];
  const found = new Map((await rows(db).where('drivers.id', 'in', ids).execute()).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

/** Whoever's driver it is, with everything. */
export const wholeDriver = (db: Db, id: string) => rows(db).where('drivers.id', '=', id).executeTakeFirstOrThrow();

/** One's own driver, or the one on a vehicle that a partner shares. */
export const findDriver = (db: Db, caller: Caller, id: string, now: number) =>
  rows(db)
    .where('drivers.id', '=', id)
    .where((of) => of.or([ownedBy(caller, 'drivers'), lentTo(db, caller, now)]))
    .executeTakeFirst();

export const isOwnDriver = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('drivers')
    .select('id')
    .where(ownedBy(caller, 'drivers'))
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
