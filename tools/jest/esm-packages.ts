import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const offersCommonJs = (manifest: { main?: string; exports?: unknown }) =>
  /"require"|\.cjs"/.test(JSON.stringify(manifest.exports ?? {})) || Boolean(manifest.main?.endsWith('.cjs'));

const isEsmOnly = (file: string) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.type === 'module' && !offersCommonJs(manifest);
};

/** Names of the installed packages that have no CommonJS build: jest must transform them. */
export function esmPackages(root: string): string[] {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return [];
  return globSync(['*/package.json', '@*/*/package.json'], { cwd: modules })
    .filter((file) => isEsmOnly(join(modules, file)))
    .map((file) => relative(modules, dirname(join(modules, file))).replaceAll('\\', '/'));
}
