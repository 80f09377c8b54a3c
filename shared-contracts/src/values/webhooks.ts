/** `failed`: given up after the last attempt. */
export const WEBHOOK_DELIVERY_STATES = ['queued', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Topics that an endpoint can subscribe to: all events of records of the kind. */
export const WEBHOOK_TOPICS = ['order', 'trip', 'bill', 'contract', 'alert', 'geofence'] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];
export const WEBHOOK_LIMITS = { name: 100, url: 500 } as const;
