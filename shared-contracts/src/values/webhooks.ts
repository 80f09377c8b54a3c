/** `failed`: given up after the last attempt. */
export const WEBHOOK_DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];
