import type { Db } from '../platform/database.ts';

const OTHERWISE = 'en';

/** Those of the contacts who want mail, in the language of their user, if they are one. */
export async function mailReaders(db: Db, contactIds: readonly string[]) {
  if (contactIds.length === 0) return [];
  const rows = await db
    .selectFrom('contacts')
    .leftJoin('users', 'users.contactId', 'contacts.id')
    .select(['contacts.id', 'contacts.email', 'contacts.name', 'users.language'])
    .distinctOn('contacts.email')
    .where('contacts.id', 'in', contactIds)
    .where('contacts.byEmail', '=', true)
    .orderBy('contacts.email').orderBy('users.createdAt')
    .execute();
  return rows.map(({ language, ...contact }) => ({ ...contact, language: language ?? OTHERWISE }) as const);
}

export const notificationContactIds = async (db: Db, orderId: string) =>
  (await db.selectFrom('orderNotificationContacts').select('contactId').where('orderId', '=', orderId).execute()).map(({ contactId }) => contactId);
