import type { Db } from '../../platform/database/database.ts';
import type { GivenUpDelivery } from '../../platform/webhooks/webhook.hooks.ts';
import { notify, resolveNotifications } from '../notifications/notify.ts';

/** Tells the admins once, until they have read it, that a webhook was turned off because nobody answered for days. */
export async function notifyDisabledWebhook(tx: Db, { organizationId, endpointId, url, at }: GivenUpDelivery) {
  const endpoint = await tx
    .selectFrom('webhookEndpoints')
    .select('disabledAt')
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint?.disabledAt) return;
  await resolveNotifications(tx, 'webhookFailed', endpointId, at);
  const to = { organizationId, access: { roles: ['admin'] } } as const;
  await notify(tx, null, { to, kind: 'webhookFailed', subjectId: endpointId, values: { host: new URL(url).host }, at });
}
