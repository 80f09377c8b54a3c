import { Webhook } from 'standardwebhooks';

/** What happened to a record. Read the record itself by its id. */
export type RecordEvent = {
  id: string;
  event: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  changedFields: string[];
  occurredAt: string;
};
export type WebhookMessage = { type: string; timestamp: string; data: RecordEvent };

/**
 * Checks that a message came from the portal, and is not older than five minutes.
 * @param body as it was received, before it is parsed
 * @throws WebhookVerificationError
 */
export const verifyWebhook = (
  secret: string,
  body: string,
  headers: Record<string, string | string[] | undefined>,
): WebhookMessage => new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookMessage;
