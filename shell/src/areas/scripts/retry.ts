import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts/values/limits';
import { yieldToBrowser } from './yield-to-browser.ts';

/** Delays before the retries after a failure. */
const RETRY_DELAYS_MS = [300, 1_000];
/** When further requests are started in parallel to one that hangs. */
const PARALLEL_DELAYS_MS = [8_000, 24_000];

type LoadUrl<T> = (url: string) => Promise<T>;

const attemptsByUrl = new Map<string, number>();
const pendingStarts = new Set<() => void>();

/** The browser queues a request behind a hanging one with the same URL, so every attempt gets its own. */
function nextUrl(url: string): string {
  const { href } = new URL(url, window.location.href);
  const attempts = attemptsByUrl.get(href) ?? 0;
  attemptsByUrl.set(href, attempts + 1);
  return attempts === 0 ? url : `${url}?again=${attempts}.${Date.now().toString(36)}`;
}

/** Counts unfinished preloads as attempts, as they may hang as well. */
function skipPendingPreloads() {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
    ({ href }) => href,
  );
  for (const href of preloads.filter((url) => performance.getEntriesByName(url).length === 0))
    attemptsByUrl.set(href, attemptsByUrl.get(href) ?? 1);
}

const createTimeoutError = () => Object.assign(new Error('No response in time'), { type: 'timeout' });

/** Retries after failures, starts parallel requests when one hangs, and another one on every `retryPending`. */
export function loadWithRetries<T>(url: string, load: LoadUrl<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    let latest = 0;
    let failures = 0;

    const finish = (settle: () => void) => {
      for (const timer of timers) clearTimeout(timer);
      pendingStarts.delete(start);
      settle();
    };
    const onFailure = (error: unknown) => {
      const delay = RETRY_DELAYS_MS[failures];
      failures += 1;
      if (delay === undefined) finish(() => reject(error as Error));
      else timers.push(setTimeout(start, delay));
    };
    const start = () => {
      latest += 1;
      const attempt = latest;
      load(nextUrl(url)).then(
        (result) => finish(() => resolve(result)),
        (error: unknown) => attempt === latest && onFailure(error),
      );
    };

    timers.push(
      ...PARALLEL_DELAYS_MS.map((delay) => setTimeout(start, delay)),
      setTimeout(() => finish(() => reject(createTimeoutError())), CHUNK_LOAD_TIMEOUT_MS),
    );
    pendingStarts.add(start);
    start();
  });
}

/** Requests every pending script again. */
export function retryPending() {
  skipPendingPreloads();
  for (const start of pendingStarts) start();
}

/** Like `loadWithRetries`, but continues in a separate task after the script has loaded. */
export const loadWithRetriesAndYield: typeof loadWithRetries = (url, load) =>
  loadWithRetries(url, load).finally(yieldToBrowser);

/** Makes the webpack runtimes of all builds load their scripts here (tools/webpack/persistent-loading.ts). */
export const installScriptLoader = () =>
  Object.assign(globalThis, { [Symbol.for('consign.persist')]: loadWithRetriesAndYield });
