import type { Db } from '../../platform/database/database.ts';
import type { GivenUpDelivery } from '../../platform/webhooks/webhook.hooks.ts';
import { notify, resolveNotifications } from '../notifications/notify.ts';

/** Notifies the admins that a webhook was turned off because its receiver did not answer for days. */
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
