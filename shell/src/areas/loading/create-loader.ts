import { CHUNK_LIMIT_MS } from 'shared-contracts/values/limits';
import { askAnew } from './persist.ts';

/** A load that lasts is shown as slow. */
const SLOW_AFTER_MS = 4_000;

export type Loading<T> =
  | { status: 'loading' | 'slow' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown };
export type Loader<T> = {
  state: () => Loading<T>;
  subscribe: (told: () => void) => () => void;
  /** Begins unless it is under way or done; resolves when it is ready or has failed, never rejects. A failure is no answer: it begins anew. */
  start: () => Promise<void>;
  /** For "Try again": whatever hangs or failed is asked for anew. */
  again: () => void;
};

/** Also before anybody has asked: what begins looks the same, and nothing is drawn again for it. */
const LOADING = { status: 'loading' } as const;

export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  const listeners = new Set<() => void>();
  let state: Loading<T> = LOADING;
  let running: Promise<void> | undefined;

  const show = (next: Loading<T>) => {
    if (next === state) return;
    state = next;
    for (const told of listeners) told();
  };
  const run = async () => {
    const slow = setTimeout(() => show({ status: 'slow' }), SLOW_AFTER_MS);
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit = setTimeout(() => reject(new Error('No answer in time')), CHUNK_LIMIT_MS);
    });
    const ended = await Promise.race([load(), tooLate]).then(
      (value) => ({ status: 'ready', value }) as const,
      (error: unknown) => ({ status: 'failed', error }) as const,
    );
    clearTimeout(slow);
    clearTimeout(limit);
    running = undefined;
    show(ended);
  };
  const start = () => {
    if (state.status === 'ready') return Promise.resolve();
    if (running) return running;
    show(LOADING);
    running = run();
    return running;
  };

  return {
    state: () => state,
    subscribe: (told) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    start,
    again: () => {
      askAnew();
      void start();
    },
  };
}
