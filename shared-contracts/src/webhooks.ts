import { z } from 'zod';
import { Id, pageOf, Paging, requiredText, UnixTime } from './common.ts';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_LIMITS, WEBHOOK_TOPICS } from './values/webhooks.ts';

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
/** Returned only once. */
export const WebhookSecret = z.object({ secret: z.string() });

/** `body`: the text that was posted. `response`: the start of the last answer. */
export const WebhookDeliveryWithBody = WebhookDelivery.extend({ body: z.string(), response: z.string().nullable() });

/** An address that receives the events of an organization's records. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)),
  /** When it was turned off: by a user, or after three days without a response. */
  disabledAt: UnixTime.nullable(),
  createdAt: UnixTime,
  lastDelivery: WebhookDelivery.nullable(),
});
export const WebhookPage = pageOf(Webhook);
export const WebhookQuery = Paging;
export const WebhookInput = z.object({
  name: requiredText(WEBHOOK_LIMITS.name),
  url: z.url({ protocol: /^https?$/ }).max(WEBHOOK_LIMITS.url),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).min(1).max(WEBHOOK_TOPICS.length),
});
export const WebhookPatch = WebhookInput.extend({ isEnabled: z.boolean() }).partial();
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });
export const WebhookDeliveryParams = z.object({ id: Id, deliveryId: Id });

export type Webhook = z.infer<typeof Webhook>;
export type WebhookPage = z.infer<typeof WebhookPage>;
export type WebhookInput = z.infer<typeof WebhookInput>;
export type WebhookPatch = z.infer<typeof WebhookPatch>;
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;
export type WebhookDeliveryWithBody = z.infer<typeof WebhookDeliveryWithBody>;
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export type WebhookDeliveryPage = z.infer<typeof WebhookDeliveryPage>;
export type WebhookSecret = z.infer<typeof WebhookSecret>;
