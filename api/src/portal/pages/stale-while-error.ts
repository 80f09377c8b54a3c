import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** A page waits at most this long for a newer value. */
const MAX_WAIT_MS = 500;

type Options<T> = { initialValue: T; cacheMs: number; onError: (error: unknown) => void; now?: () => number };

/**
 * Returns a function that loads a value and caches it. It never rejects: on errors it returns the last good value.
 * Returns the same object as long as the value is deeply equal.
 */
export function staleWhileError<T>(
  load: () => Promise<T>,
  { initialValue, cacheMs, onError, now = Date.now }: Options<T>,
): () => Promise<T> {
  let value = initialValue;
  let cachedUntil = -Infinity;
  let pending: Promise<void> | undefined;

  const refresh = () => {
    pending = load()
      .then((loaded) => {
        if (!isDeepStrictEqual(loaded, value)) value = loaded;
        cachedUntil = now() + cacheMs;
      })
      .catch(onError)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  return async () => {
    if (cachedUntil <= now()) await Promise.race([pending ?? refresh(), delay(MAX_WAIT_MS, undefined, { ref: false })]);
    return value;
  };
}
