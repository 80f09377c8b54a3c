import { z } from 'zod';
import { Id, pageOf, UnixTime } from './common.ts';
import { WEBHOOK_DELIVERY_STATES } from './values/webhooks.ts';

/** A message to a webhook. `status` and `error`: of the last attempt. */
export const WebhookDelivery = z.object({
  id: Id,
  type: z.string(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: UnixTime,
  deliveredAt: UnixTime.nullable(),
});
export const WebhookDeliveryPage = pageOf(WebhookDelivery);
/** Shown this one time. */
export const WebhookSecret = z.object({ secret: z.string() });

export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export type WebhookDeliveryPage = z.infer<typeof WebhookDeliveryPage>;
export type WebhookSecret = z.infer<typeof WebhookSecret>;
