import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

/** Locks a contact of the caller's organization until the end of the transaction. */
export const lockDriverOfContact = (tx: Db, caller: Caller, contactId: string) =>
  tx
    .selectFrom('drivers')
    .select('id')
    .where('contactId', '=', contactId)
    .where(ownedBy(caller, 'drivers'))
    .forUpdate()
    .execute();

export const lockContact = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'contacts'))
    .forUpdate()
    .executeTakeFirst();

export const isOwnContact = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'contacts'))
    .executeTakeFirst()) !== undefined;

export const insertContact = (tx: Db, row: Insertable<Tables['contacts']>) =>
  tx.insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow();
export const updateContact = (tx: Db, id: string, columns: Updateable<Tables['contacts']>) =>
  tx.updateTable('contacts').set(columns).where('id', '=', id).execute();
export const deleteContact = (tx: Db, id: string) => tx.deleteFrom('contacts').where('id', '=', id).execute();
export const insertDriver = (tx: Db, row: { organizationId: string; contactId: string; createdAt: number }) =>
  tx.insertInto('drivers').values(row).returning('id').executeTakeFirstOrThrow();

/** Which of the ids are locations of the organization. */
export async function findOwnLocationIds(db: Db, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the organization's locations of a contact; partners' locations stay. */
export async function replaceLocations(
  tx: Db,
  { contactId, organizationId }: { contactId: string; organizationId: string },
  locationIds: readonly string[],
): Promise<void> {
  const ownLocations = tx.selectFrom('locations').select('id').where('organizationId', '=', organizationId);
  await tx
    .deleteFrom('locationContacts')
    .where('contactId', '=', contactId)
    .where('locationId', 'in', ownLocations)
    .execute();
  if (locationIds.length > 0)
    await tx
      .insertInto('locationContacts')
      .values(locationIds.map((locationId) => ({ locationId, contactId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
