import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf, packageFolder } from './paths.ts';

type Package = { version: string; peerDependencies?: Record<string, string> };
export type Shared = { name: string; version: string; eager: boolean };

/**
 * Shared modules in the shell's first scripts. All others are loaded on demand, so that the sign-in page stays small.
 */
const EAGER_ENTRIES = ['shared-ui', 'shared-ui/router', 'shared-ui/data', 'shared-ui/area', 'shared-auth'];
const LAZY_LIBRARIES = ['yup'];
const FOR_TESTS = 'testing';

const readPackage = (name: string): Package =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));

function entriesOf(name: string): string[] {
  const source = modulesOf(name);
  const folders = readdirSync(source).filter(
    (folder) =>
      folder !== FOR_TESTS && ['ts', 'js'].some((extension) => existsSync(join(source, folder, `index.${extension}`))),
  );
  return [name, ...folders.map((folder) => `${name}/${folder}`)];
}

/** Shared modules: the entry points of the shared packages and the peer dependencies of shared-ui. */
export function sharedModules(): Shared[] {
  const ui = readPackage('shared-ui');
  const libraries = Object.entries(ui.peerDependencies ?? {}).map(([name, version]) => ({
    name,
    version: version.replace(/^\^/, ''), // a range in the published kit
    eager: !LAZY_LIBRARIES.includes(name),
  }));
  const entries = ['shared-ui', 'shared-auth'].flatMap((owner) =>
    entriesOf(owner).map((name) => ({
      name,
      version: readPackage(owner).version,
      eager: EAGER_ENTRIES.includes(name),
    })),
  );
  return [...libraries, ...entries];
}

/** The host API version between the shell and the areas: the version of the kit. */
export const hostApi = () => readPackage('shared-ui').version;

/** The names of the modules loaded on demand. */
export const onDemand = () =>
  sharedModules()
    .filter(({ eager }) => !eager)
    .map(({ name }) => name);
