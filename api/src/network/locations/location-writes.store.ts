import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

/** Locks a location of the caller's organization until the end of the transaction. */
export const lockLocation = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'locations'))
    .forUpdate()
    .executeTakeFirst();

export const isOwnLocation = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'locations'))
    .executeTakeFirst()) !== undefined;

export const insertLocation = (tx: Db, row: Insertable<Tables['locations']>) =>
  tx.insertInto('locations').values(row).returning('id').executeTakeFirstOrThrow();
export const updateLocation = (tx: Db, id: string, columns: Updateable<Tables['locations']>) =>
  tx.updateTable('locations').set(columns).where('id', '=', id).execute();
export const deleteLocation = (tx: Db, id: string) => tx.deleteFrom('locations').where('id', '=', id).execute();

export const countryExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Which of the ids are contacts of the organization. */
export async function findOwnContactIds(db: Db, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the organization's contacts of a location; partners' contacts stay. */
export async function replaceContacts(
  tx: Db,
  { locationId, organizationId }: { locationId: string; organizationId: string },
  contactIds: readonly string[],
): Promise<void> {
  const ownContacts = tx.selectFrom('contacts').select('id').where('organizationId', '=', organizationId);
  await tx
    .deleteFrom('locationContacts')
    .where('locationId', '=', locationId)
    .where('contactId', 'in', ownContacts)
    .execute();
  if (contactIds.length > 0)
    await tx
      .insertInto('locationContacts')
      .values(contactIds.map((contactId) => ({ contactId, locationId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
