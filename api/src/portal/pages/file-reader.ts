import { readFileSync, statSync } from 'node:fs';

type Options<T> = { parse: (content: unknown) => T; onError: (error: unknown) => void };

/**
 * Returns a function that reads a JSON file, again when it has changed; undefined while there is none. If the file is
 * damaged, it reports the error and returns the last good value.
 */
export function createFileReader<T>(file: string, { parse, onError }: Options<T>): () => T | undefined {
  let lastVersion: string | undefined;
  let value: T | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (lastVersion === version) return value;
    lastVersion = version;
    try {
      value = parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      onError(error);
    }
    return value;
  };
}
