import { WEBHOOK_LIMITS, WEBHOOK_TOPICS, type WebhookTopic } from 'shared-contracts/values/webhooks';
import type { Webhook, WebhookInput } from 'shared-contracts/webhooks';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './webhooks.messages.ts';

export type WebhookForm = { name: string; url: string } & Record<WebhookTopic, boolean>;

const chosenTopics = (form: Record<WebhookTopic, boolean>) => WEBHOOK_TOPICS.filter((topic) => form[topic]);

export const webhookSchema: ObjectSchema<WebhookForm> = object({
  name: string().trim().required().max(WEBHOOK_LIMITS.name),
  url: string().trim().required().url().max(WEBHOOK_LIMITS.url),
  order: boolean()
    .required()
    .test('topics', errorMessages.topics, (_value, { parent }) => chosenTopics(parent as WebhookForm).length > 0),
  trip: boolean().required(),
  bill: boolean().required(),
  contract: boolean().required(),
  alert: boolean().required(),
  geofence: boolean().required(),
});

export const toWebhookForm = ({ name, url, topics }: Pick<Webhook, 'name' | 'url' | 'topics'>): WebhookForm => ({
  name,
  url,
  order: topics.includes('order'),
  trip: topics.includes('trip'),
  bill: topics.includes('bill'),
  contract: topics.includes('contract'),
  alert: topics.includes('alert'),
  geofence: topics.includes('geofence'),
});

export const toWebhookInput = ({ name, url, ...form }: WebhookForm): WebhookInput => ({
  name,
  url,
  topics: chosenTopics(form),
});
