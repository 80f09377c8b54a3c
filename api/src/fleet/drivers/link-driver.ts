import type { SavedUser } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** Links a user to the driver of their contact, and unlinks other drivers. Creates the driver if there is none. */
export async function linkDriver(
  tx: Db,
  { id: userId, organizationId, contact, isDriver }: SavedUser,
  createdAt: number,
): Promise<void> {
  const contactId = isDriver ? contact?.id : undefined;
  const unlink = tx.updateTable('drivers').set({ userId: null }).where('userId', '=', userId);
  await (
    contactId
      ? unlink.where(({ eb, or }) => or([eb('contactId', '<>', contactId), eb('contactId', 'is', null)]))
      : unlink
  ).execute();
  if (!contactId) return;
  await tx.updateTable('contacts').set({ isDriver: true }).where('id', '=', contactId).execute();
  const linked = await tx
    .updateTable('drivers')
    .set({ userId })
    .where('contactId', '=', contactId)
    .where('organizationId', '=', organizationId)
    .returning('id')
    .executeTakeFirst();
  if (!linked) await tx.insertInto('drivers').values({ organizationId, userId, contactId, createdAt }).execute();
}
