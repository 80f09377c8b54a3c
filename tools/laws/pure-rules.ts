import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportingFile } from './folder-cycles.ts';

const RULES = /\.rules\.ts$/;
const PUBLIC = /\/public\.ts$/;
const EXPORT = /^export (type )?\{([^}]*)\} from '\.\/([^']+)';$/gm;
const IMPORT = /^import (type )?\{([^}]*)\} from '[^']*\/([^/']+)\/public\.ts';$/gm;

const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim() || []);

/** Values that a `public.ts` exports, with the file that declares each. */
function declaringFiles(source: string): Map<string, string> {
  const entries = [...source.matchAll(EXPORT)].flatMap(([, typeOnly, names = '', file = '']) =>
    typeOnly ? [] : namesIn(names).map((name): [string, string] => [name, file]),
  );
  return new Map(entries);
}

/**
 * A rule may import from another module's `public.ts` only types and what is declared in rules.
 * @returns one sentence per violation
 */
export function impureRules(files: readonly ImportingFile[], root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return files
    .filter(({ file, imports }) => RULES.test(file) && imports.some((path) => PUBLIC.test(path)))
    .flatMap(({ file, imports }) =>
      [...read(file).matchAll(IMPORT)].flatMap(([, typeOnly, names = '', module = '']) => {
        const path = imports.find((imported) => imported.endsWith(`/${module}/public.ts`));
        if (typeOnly || !path || !existsSync(join(root, path))) return [];
        const declared = declaringFiles(read(path));
        return namesIn(names)
          .filter((name) => !name.startsWith('type '))
          .map((name) => ({ name, from: declared.get(name.split(' as ')[0] ?? name) ?? '' }))
          .filter(({ from }) => !RULES.test(from))
          .map(({ name, from }) => `${file} takes ${name} from ${from}, which is no rule`);
      }),
    );
}
