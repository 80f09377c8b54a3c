import { setTimeout as delay } from 'node:timers/promises';

type Options<T> = { parse: (content: unknown) => T; onError: (error: unknown) => void; now?: () => number };

const CACHE_MS = 250;
/** Callers wait at most this long for a newer document while there is an older one. */
const MAX_WAIT_MS = 300;
const TIMEOUT_MS = 5_000;

/**
 * Returns a function that fetches a JSON document, at most four times a second and only when it is called. On errors it
 * returns the last good value; undefined while there is none.
 */
export function createRemoteReader<T>(
  url: string,
  { parse, onError, now = Date.now }: Options<T>,
): () => Promise<T | undefined> {
  let value: T | undefined;
  let etag: string | null = null;
  let fetchedAt = -Infinity;
  let pending: Promise<void> | undefined;
  let isFailing = false;

  const load = async () => {
    const response = await fetch(url, {
      headers: etag === null ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const content: unknown = await response.json();
    etag = response.headers.get('etag'); // stored before parsing, so that a damaged document isn't fetched repeatedly
    value = parse(content);
  };
  /** Reports the first of consecutive errors. */
  const handleError = (error: unknown) => {
    if (!isFailing) onError(error);
    isFailing = true;
  };
  const start = () => {
    fetchedAt = now();
    pending = load()
      .then(() => void (isFailing = false), handleError)
      .finally(() => {
        pending = undefined;
      });
  };

  return async () => {
    if (!pending && now() - fetchedAt >= CACHE_MS) start();
    const waitMs = fetchedAt + (value === undefined ? TIMEOUT_MS : MAX_WAIT_MS) - now();
    if (pending && waitMs > 0) await Promise.race([pending, delay(waitMs, undefined, { ref: false })]);
    return value;
  };
}
