import type { Insertable, Updateable } from 'kysely';
import { SHOWN_NAMES, type Use } from '../../network/lookups/use.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';

/** Whose driver it is, of those the caller may change. */
export const ownerOf = async (db: Db, caller: Caller, id: string) =>
  (
    await db
      .selectFrom('drivers')
      .select('organizationId')
      .where(ownedBy(caller, 'drivers'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.organizationId;

/** Nobody else changes the driver until the transaction ends. */
export const lockDriver = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('drivers')
    .select(['id', 'organizationId'])
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

/** Whether somebody signs in as this contact. */
export const isUser = async (db: Db, contactId: string) =>
  (await db.selectFrom('users').select('id').where('contactId', '=', contactId).executeTakeFirst()) !== undefined;

export const languageOf = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow()).language;

/** Trips that the driver drives or drove, the vehicle they are on, and the user they sign in as. Trips of others count, but are not named. */
export async function usesOfDriver(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<Use[]> {
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
  const own = trips.filter((trip) => trip.organizationId === organizationId);
  return [
    { noun: 'trip' as const, rows: own, count: trips.length },
    { noun: 'vehicle' as const, rows: vehicles, count: vehicles.length },
    { noun: 'user' as const, rows: users, count: users.length },
  ].map(({ noun, rows, count }) => ({ noun, count, names: rows.slice(0, SHOWN_NAMES).map(({ name }) => name) }));
}
