import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../lib/files.ts';
import { modulesOf, packageFolder, root, standsAlone } from '../webpack/paths.ts';
import { sharedModules } from '../webpack/shared.ts';
import { listResolved, type Lock } from './resolved.rules.ts';

type Manifest = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };

const TOOLS = dirname(import.meta.dirname);
const ALWAYS = [join(TOOLS, 'webpack'), join(TOOLS, 'build'), modulesOf('shared-contracts')];
/** Shared modules are bundled with the shell; an area only needs their names. */
const SHARED = ['shared-ui', 'shared-auth'];
const SHARED_INPUTS = SHARED.flatMap((name) =>
  ['package.json', 'src', 'locales'].map((path) => join(packageFolder(name), path)),
);
const OWN = ['area.json', 'package.json', 'webpack.config.js', 'src', 'locales'];
/** Packages that affect the built scripts. */
const BUILDERS = [
  '@module-federation/enhanced',
  '@swc/core',
  'compression-webpack-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
  'webpack-subresource-integrity',
];

const isInput = (file: string) => !/\.test\.tsx?$|(^|\/)testing\//.test(file.replaceAll('\\', '/'));

const filesOf = (path: string) =>
  statSync(path).isDirectory()
    ? globSync('**/*', { cwd: path })
        .map((file) => join(path, file))
        .filter((file) => isInput(file) && statSync(file).isFile())
    : [path];

const needsOf = (folder: string): string[] => {
  const { dependencies, peerDependencies } = readJson<Manifest>(join(folder, 'package.json'));
  return Object.keys({ ...dependencies, ...peerDependencies });
};

/** The installed packages that a build is made with and of; those of other areas change nothing. */
function listPackages(name: string, folder: string, isShell: boolean): string[] {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return [];
  const lock = readJson<Lock>(file);
  const own = listResolved(lock, standsAlone ? '' : name, needsOf(folder));
  const shared = SHARED.flatMap((one) => listResolved(lock, one, isShell ? needsOf(packageFolder(one)) : []));
  const contracts = listResolved(lock, 'shared-contracts', needsOf(packageFolder('shared-contracts')));
  return [...new Set([...own, ...shared, ...contracts, ...listResolved(lock, standsAlone ? '' : 'tools', BUILDERS)])];
}

/** Eight hex digits that change with any input of a build of the package in this folder. */
export function hashBuild(name: string, folder: string, { isShell }: { isShell: boolean }): string {
  const own = OWN.map((path) => join(folder, path));
  const hash = createHash('sha256').update(JSON.stringify(sharedModules()));
  hash.update(listPackages(name, folder, isShell).join('\n'));
  for (const path of [...own, ...ALWAYS, ...(isShell ? SHARED_INPUTS : [])].filter((one) => existsSync(one))) {
    for (const file of filesOf(path).toSorted())
      hash.update(`\n${file.slice(path.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
