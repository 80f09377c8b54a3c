import { ApiError } from './api-error.ts';

/** Long enough for a process to be replaced by another one. */
const DELAYS_MS = [500, 2_000];
const RETRYABLE_STATUSES = [502, 503, 504];

const KEY_BYTES = 16;

/** A random idempotency key; `crypto.randomUUID` exists on encrypted pages only. */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Whether the response was lost, or the request reached no process that could handle it. */
const isRetryable = (error: unknown) =>
  error instanceof ApiError &&
  navigator.onLine &&
  (error.code === 'offline' || error.code === 'requestInProgress' || RETRYABLE_STATUSES.includes(error.status));

/** Repeats a request that an idempotency key makes safe to repeat. @throws the error of the last try */
export async function withRetries<T>(request: () => Promise<T>): Promise<T> {
  for (const delayMs of DELAYS_MS) {
    try {
      return await request();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await wait(delayMs);
    }
  }
  return request();
}
