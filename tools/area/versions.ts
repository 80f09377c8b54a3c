import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of every package that a new area depends on, as written when the tools were packed. */
export const readVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'));
