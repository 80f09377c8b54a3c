import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const createWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

type Message = { id: string; /** Unix seconds. */ timestamp: number; body: string };

function sign(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * Headers with which a receiver verifies that a message is authentic, new and complete (standardwebhooks.com).
 * @param secrets one, or during a rotation also the old one: a receiver looks for a matching signature
 */
export function createWebhookHeaders(secrets: string | readonly string[], message: Message): Record<string, string> {
  const signatures = [secrets].flat().map((secret) => sign(secret, message));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
