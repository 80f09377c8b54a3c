import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** What a browser checks every script of a built folder against. */
export const integrityOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('*.js', { cwd: folder })
      .toSorted()
      .map((file) => [file, sha384(join(folder, file))]),
  );
