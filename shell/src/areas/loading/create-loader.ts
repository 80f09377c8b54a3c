import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts/values/limits';
import { retryPending } from '../scripts/retry.ts';

/** When a pending load is reported as slow. */
const SLOW_AFTER_MS = 4_000;

export type LoadState<T> =
  | { status: 'loading' | 'slow' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown };
export type Loader<T> = {
  state: () => LoadState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Loads unless pending or ready, also after a failure. Resolves when ready or failed, never rejects. */
  start: () => Promise<void>;
  /** Requests pending scripts again and restarts a failed load. */
  retry: () => void;
};

/** Also the initial state, so that starting to load doesn't rerender. */
const LOADING = { status: 'loading' } as const;

export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  const listeners = new Set<() => void>();
  let state: LoadState<T> = LOADING;
  let running: Promise<void> | undefined;

  const setState = (next: LoadState<T>) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const run = async () => {
    const slowTimer = setTimeout(() => setState({ status: 'slow' }), SLOW_AFTER_MS);
    let timeoutTimer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timeoutTimer = setTimeout(() => reject(new Error('No response in time')), CHUNK_LOAD_TIMEOUT_MS);
    });
    const result = await Promise.race([load(), timeout]).then(
      (value) => ({ status: 'ready', value }) as const,
      (error: unknown) => ({ status: 'failed', error }) as const,
    );
    clearTimeout(slowTimer);
    clearTimeout(timeoutTimer);
    running = undefined;
    setState(result);
  };
  const start = () => {
    if (state.status === 'ready') return Promise.resolve();
    if (running) return running;
    setState(LOADING);
    running = run();
    return running;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    retry: () => {
      retryPending();
      void start();
    },
  };
}
