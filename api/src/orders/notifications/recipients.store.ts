import type { NotifiedStage } from 'shared-contracts/values/network/contacts';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { isInAudience } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';

const FALLBACK_LANGUAGE = 'en';

/**
 * The contacts who accept emails. `language`: of the contact's user, or else of the contact, or else of its
 * organization.
 */
export async function listEmailRecipients(db: Db, contactIds: readonly string[]) {
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
    .where('contacts.email', '<>', '')
    .orderBy('contacts.email')
    .orderBy('users.createdAt')
    .execute();
  return rows.map(({ language, ...contact }) => ({ ...contact, language: language ?? FALLBACK_LANGUAGE }) as const);
}

/** The notification contacts of an order and of its operation who subscribed to a stage. */
export async function listStageContactIds(db: Db, orderId: string, stage: OrderStage): Promise<string[]> {
  const orderContacts = db
    .selectFrom('orderNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'contactId')
    .select('contactId')
    .where('orderId', '=', orderId)
    .where('isNotification', '=', true);
  const operationContacts = db
    .selectFrom('operationNotificationContacts')
    .innerJoin('orders', 'orders.operationId', 'operationNotificationContacts.operationId')
    .select('contactId')
    .where('orders.id', '=', orderId);
  const contacts = await db
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', orderContacts.union(operationContacts))
    .where(({ eb, val, fn }) => eb(val(stage as NotifiedStage), '=', fn.any('notificationTypes')))
    .execute();
  return contacts.map(({ id }) => id);
}

/** The contacts of the active users in an audience. */
export async function listAudienceContactIds(db: Db, audience: Parameters<typeof isInAudience>[0]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select('users.contactId')
    .where(isInAudience(audience))
    .where('users.status', '=', USER_STATUS.active)
    .where('users.contactId', 'is not', null)
    .execute();
  return rows.map(({ contactId }) => contactId).filter((id) => id !== null);
}
