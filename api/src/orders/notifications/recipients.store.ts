import type { NotifiedStage } from 'shared-contracts/values/contacts';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Db } from '../platform/database.ts';

const OTHERWISE = 'en';

/** Those of the contacts who want mail, in the language of their user if they are one, else their own, else their organization's. */
export async function mailReaders(db: Db, contactIds: readonly string[]) {
  if (contactIds.length === 0) return [];
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('organizations', 'organizations.id', 'contacts.organizationId')
    .leftJoin('users', 'users.contactId', 'contacts.id')
    .select(({ fn }) => [
      'contacts.id',
      'contacts.email',
      'contacts.name',
      fn.coalesce('users.language', 'contacts.language', 'organizations.defaultLanguage').as('language'),
    ])
    .distinctOn('contacts.email')
    .where('contacts.id', 'in', contactIds)
    .where('contacts.byEmail', '=', true)
    .orderBy('contacts.email')
    .orderBy('users.createdAt')
    .execute();
  return rows.map(({ language, ...contact }) => ({ ...contact, language: language ?? OTHERWISE }) as const);
}

/** Those of an order's notification contacts, and of those whom its operation notifies, who want to hear of a stage. */
export async function contactsToldOf(db: Db, orderId: string, stage: OrderStage): Promise<string[]> {
  const ofOrder = db
    .selectFrom('orderNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'contactId')
    .select('contactId')
    .where('orderId', '=', orderId)
    .where('isNotification', '=', true);
  const ofOperation = db
    .selectFrom('operationNotificationContacts')
    .innerJoin('orders', 'orders.operationId', 'operationNotificationContacts.operationId')
    .select('contactId')
    .where('orders.id', '=', orderId);
  const told = await db
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', ofOrder.union(ofOperation))
    .where(({ eb, val, fn }) => eb(val(stage as NotifiedStage), '=', fn.any('notificationTypes')))
    .execute();
  return told.map(({ id }) => id);
}
