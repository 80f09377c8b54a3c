import { setTimeout as after } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** A page waits no longer for it. */
const PATIENCE_MS = 500;

type Options<T> = { first: T; freshMs: number; onError: (error: unknown) => void; now?: () => number };

/** What the database says, asked no more often than it has to be fresh. It never fails: while the database is away it is what it was; the same object as long as nothing has changed. */
export function lately<T>(
  find: () => Promise<T>,
  { first, freshMs, onError, now = Date.now }: Options<T>,
): () => Promise<T> {
  let value = first;
  let until = -Infinity;
  let asked: Promise<void> | undefined;

  const ask = () => {
    asked = find()
      .then((answer) => {
        if (!isDeepStrictEqual(answer, value)) value = answer;
        until = now() + freshMs;
      })
      .catch(onError)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };

  return async () => {
    if (until <= now()) await Promise.race([asked ?? ask(), after(PATIENCE_MS, undefined, { ref: false })]);
    return value;
  };
}
