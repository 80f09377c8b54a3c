import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Only the main export counts: other exports may be CommonJS. */
const offersCommonJs = ({ main, exports = {} }: { main?: string; exports?: Record<string, unknown> }) =>
  /"require"|\.cjs"/.test(JSON.stringify(exports['.'] ?? exports)) || Boolean(main?.endsWith('.cjs'));

const isEsmOnly = (file: string) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.type === 'module' && !offersCommonJs(manifest);
};

/** The installed packages without a CommonJS build, as folders below node_modules: jest must transform them. */
export function esmPackages(root: string): string[] {
  const modules = join(root, 'node_modules');
  return globSync(
    ['*', '@*/*', '*/node_modules/*', '*/node_modules/@*/*', '@*/*/node_modules/*'].map(
      (folder) => `${folder}/package.json`,
    ),
    { cwd: modules },
  )
    .filter((file) => isEsmOnly(join(modules, file)))
    .map((file) => relative(modules, dirname(join(modules, file))));
}
