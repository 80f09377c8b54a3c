import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/paths.ts';
import { sharedModules } from '../webpack/shared.ts';

const ALWAYS = ['package-lock.json', 'tools/webpack', 'tools/build', 'shared-contracts/src'].map((path) =>
  join(root, path),
);
/** Shared modules are bundled with the shell; an area only needs their names. */
const SHARED_INPUTS = ['shared-ui', 'shared-auth'].flatMap((name) =>
  ['package.json', 'src', 'locales'].map((path) => join(root, name, path)),
);
const OWN = ['area.json', 'package.json', 'webpack.config.js', 'src', 'locales'];

const isInput = (file: string) => !/\.test\.tsx?$|(^|\/)testing\//.test(file.replaceAll('\\', '/'));

const filesOf = (path: string) =>
  statSync(path).isDirectory()
    ? globSync('**/*', { cwd: path })
        .map((file) => join(path, file))
        .filter((file) => isInput(file) && statSync(file).isFile())
    : [path];

/** Eight hex digits that change with any input of a build of the package in this folder. */
export function hashBuild(folder: string, { isShell }: { isShell: boolean }): string {
  const own = OWN.map((path) => join(folder, path));
  const hash = createHash('sha256').update(JSON.stringify(sharedModules()));
  for (const path of [...own, ...ALWAYS, ...(isShell ? SHARED_INPUTS : [])].filter((one) => existsSync(one))) {
    for (const file of filesOf(path).toSorted())
      hash.update(`\n${file.slice(path.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
