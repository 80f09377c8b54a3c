import { readFileSync, statSync } from 'node:fs';

type Reading<T> = { parse: (content: unknown) => T; onDamaged: (error: unknown) => void };

/** Reads a document again when the file has changed; undefined while there is none. A damaged one is told of, and the last good one stays. */
export function cachedJson<T>(file: string, { parse, onDamaged }: Reading<T>): () => T | undefined {
  let stamp: string | undefined;
  let value: T | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const seen = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (stamp === seen) return value;
    stamp = seen;
    try {
      value = parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      onDamaged(error);
    }
    return value;
  };
}
