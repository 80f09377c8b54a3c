import { readFileSync, statSync } from 'node:fs';

type Options<T> = { parse: (content: unknown) => T; onError: (error: unknown) => void };

/**
 * Returns a function that reads a JSON file, again when it has changed; undefined while there is none. If the file is
 * damaged or can't be read, it reports the error and returns the last good value.
 */
export function createFileReader<T>(file: string, { parse, onError }: Options<T>): () => T | undefined {
  let lastVersion: string | undefined;
  let value: T | undefined;
  const read = () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    if (lastVersion === version) return value;
    const content = readFileSync(file, 'utf8');
    lastVersion = version; // also for a damaged file, so that it is reported only once
    value = parse(JSON.parse(content));
    return value;
  };
  return () => {
    try {
      return read();
    } catch (error) {
      onError(error);
      return value;
    }
  };
}
