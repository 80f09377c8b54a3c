import { readFileSync, statSync } from 'node:fs';

/** Reads a document again when the file has changed; undefined while there is none. */
export function cachedJson<T>(file: string, parse: (content: unknown) => T): () => T | undefined {
  let seen: { stamp: string; value: T } | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (seen?.stamp !== stamp) seen = { stamp, value: parse(JSON.parse(readFileSync(file, 'utf8'))) };
    return seen.value;
  };
}
