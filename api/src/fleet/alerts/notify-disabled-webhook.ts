import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { GivenUpDelivery } from '../../platform/webhooks/webhook.hooks.ts';

/** Notifies the admins that a webhook of alert rules doesn't answer; not again until they have read it. */
export async function notifyDisabledAlertWebhook(
  tx: Db,
  { organizationId, endpointId, url, at }: GivenUpDelivery,
): Promise<void> {
  const rule = await tx
    .selectFrom('alertRules')
    .select('kind')
    .where('webhookEndpointId', '=', endpointId)
    .orderBy('kind')
    .executeTakeFirst();
  if (!rule) return;
  await resolveNotifications(tx, 'webhookFailed', endpointId, at);
  const to = { organizationId, access: { roles: ['admin'] } } as const;
  const values = { host: new URL(url).host, alert: rule.kind };
  await notify(tx, null, { to, kind: 'webhookFailed', subjectId: endpointId, values, at });
}
