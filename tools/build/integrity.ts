import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** The integrity hashes of every script in a built folder. */
export const integrityOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('*.js', { cwd: folder })
      .toSorted()
      .map((file) => [file, sha384(join(folder, file))]),
  );
