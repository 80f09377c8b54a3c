import { HOUR, MINUTE } from 'shared-contracts/values/time';

/** `sent` and `dropped` end the message, `gone` the subscription, `retry` tries again. */
export type PushOutcome = 'sent' | 'dropped' | 'gone' | 'retry';

const MAX_ATTEMPTS = 6;
const FIRST_DELAY = MINUTE / 2;
const MAX_DELAY = HOUR;
/** Too many messages, or the service is in trouble. */
const RETRIED = [408, 425, 429];
/**
 * The subscription doesn't exist (any more), or has another key: the browser subscribes again when the portal is next
 * opened in it.
 */
const GONE = [401, 403, 404, 410];

/** Seconds after an attempt that failed. @param attempts before this one */
export const retryDelay = (attempts: number): number => Math.min(FIRST_DELAY * 2 ** attempts, MAX_DELAY);

/** @param status of the push service; null: no answer. @param attempts this one included */
export function toOutcome(status: number | null, attempts: number): PushOutcome {
  if (status !== null && status >= 200 && status < 300) return 'sent';
  if (status !== null && GONE.includes(status)) return 'gone';
  const isPassing = status === null || status >= 500 || RETRIED.includes(status);
  return isPassing && attempts < MAX_ATTEMPTS ? 'retry' : 'dropped';
}

/** The delay that a service asks for, in seconds; 0 for a date or an invalid value. */
export const toRetryAfter = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MAX_DELAY) : 0;
};
