import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

type Message = { id: string; /** Unix seconds. */ timestamp: number; body: string };

/** The headers by which a receiver knows that a message is ours, new and whole (standardwebhooks.com). */
export function createWebhookHeaders(secret: string, { id, timestamp, body }: Message): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
