import { type Insertable, sql, type Updateable } from 'kysely';
import { MAX_SHOWN_NAMES, type Usage } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

/** Finds the organization of a driver that the caller may edit. */
export const findOrganizationId = async (db: Db, caller: Caller, id: string) =>
  (
    await db
      .selectFrom('drivers')
      .select('organizationId')
      .where(ownedBy(caller, 'drivers'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.organizationId;

/** An own driver, with the limit of their shifts. */
export const findHoursOwner = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('drivers')
    .select(['id', 'organizationId', sql<number | null>`max_hours_per_shift::float8`.as('maxHoursPerShift')])
    .where(ownedBy(caller, 'drivers'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Prevents concurrent changes of the driver. */
export const lockDriver = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('drivers')
    .select(['id', 'revision', 'organizationId'])
    .where(ownedBy(caller, 'drivers'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertDriver = (tx: Db, row: Insertable<Tables['drivers']>) =>
  tx.insertInto('drivers').values(row).returning('id').executeTakeFirstOrThrow();
export const updateDriver = (tx: Db, id: string, columns: Updateable<Tables['drivers']>) =>
  tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
export const deleteDriver = (tx: Db, id: string) => tx.deleteFrom('drivers').where('id', '=', id).execute();

export async function insertContact(tx: Db, row: Insertable<Tables['contacts']>): Promise<string> {
  return (await tx.insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
export const updateContact = (tx: Db, id: string, columns: Updateable<Tables['contacts']>) =>
  tx.updateTable('contacts').set(columns).where('id', '=', id).execute();

/** Whether a user has this contact. */
export const belongsToUser = async (db: Db, contactId: string) =>
  (await db.selectFrom('users').select('id').where('contactId', '=', contactId).executeTakeFirst()) !== undefined;

export const getUserLanguage = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow()).language;

/** Lists what prevents deleting a driver: trips, vehicles and the user. Trips of other organizations are counted without their name. */
export async function listDriverUsages(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<Usage[]> {
  const trips = await db
    .selectFrom('trips')
    .select(['number as name', 'organizationId'])
    .where('driverId', '=', id)
    .orderBy('createdAt')
    .orderBy('number')
    .execute();
  const vehicles = await db
    .selectFrom('vehicles')
    .select('registrationPlate as name')
    .where('driverId', '=', id)
    .execute();
  const users = await db
    .selectFrom('users')
    .innerJoin('drivers', 'drivers.userId', 'users.id')
    .select('login as name')
    .where('drivers.id', '=', id)
    .execute();
  const ownTrips = trips.filter((trip) => trip.organizationId === organizationId);
  return [
    { noun: 'trip' as const, rows: ownTrips, count: trips.length },
    { noun: 'vehicle' as const, rows: vehicles, count: vehicles.length },
    { noun: 'user' as const, rows: users, count: users.length },
  ].map(({ noun, rows, count }) => ({ noun, count, names: rows.slice(0, MAX_SHOWN_NAMES).map(({ name }) => name) }));
}
