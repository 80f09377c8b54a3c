import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ShellRelease } from 'shared-contracts/values/portal/areas';
import { StartupError } from '../../../api/src/platform/errors/startup-error.ts';
import { RECORD } from '../../build/store.ts';
import { readJson, writeJsonAtomically } from '../../lib/files.ts';
import { areasFolder, readRegistry } from '../../portal/registry-file.ts';
import { type BuiltRelease, listStableReleases } from './upgrade.rules.ts';

/** The folders of a release with its built portal. */
export const builtPortal = (release: string) => join(release, '.consign/portal');

const shellRecord = (portal: string) => join(portal, 'shell', RECORD);

/** @throws StartupError if the portal of the release isn't built */
export function readBuilt(release: string): { shell: ShellRelease; areas: BuiltRelease[] } {
  const portal = builtPortal(release);
  const areas = listStableReleases(readRegistry(portal));
  const missing = areas.filter(({ release: { path } }) => !existsSync(join(areasFolder(portal), path, RECORD)));
  if (!existsSync(shellRecord(portal)) || areas.length === 0 || missing.length > 0)
    throw new StartupError(`The portal of ${release} is not built: npm run build there makes it.`);
  return { shell: readJson<ShellRelease>(shellRecord(portal)), areas };
}

/** Adds the shell's files. Existing ones stay: open tabs request them. */
export function copyShellFiles(release: string, portal: string): number {
  const from = join(builtPortal(release), 'shell');
  const isThere = (file: string) => existsSync(join(portal, 'shell', file));
  const files = globSync('{assets,builds}/**/*', { cwd: from }).filter(
    (file) => lstatSync(join(from, file)).isFile() && !isThere(file),
  );
  for (const file of files) cpSync(join(from, file), join(portal, 'shell', file), { preserveTimestamps: true });
  return files.length;
}

export const readShell = (portal: string): ShellRelease | undefined =>
  existsSync(shellRecord(portal)) ? readJson<ShellRelease>(shellRecord(portal)) : undefined;

/** The shell that pages are rendered with from now on. */
export function writeShell(portal: string, shell: ShellRelease | undefined) {
  if (shell) writeJsonAtomically(shellRecord(portal), shell);
  else rmSync(shellRecord(portal), { force: true });
}

/** The release that a link points to; undefined if there is no link yet. @throws StartupError if it is a folder */
export function readLink(link: string): string | undefined {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isSymbolicLink())
    throw new StartupError(
      `${link} must be a link to the release in use, e.g. ln -sfn /opt/consign-releases/… ${link}.`,
    );
  return readlinkSync(link);
}

/** Replaces the link atomically: a process that starts finds one release or the other. */
export function setLink(link: string, release: string | undefined) {
  if (release === undefined) return rmSync(link, { force: true });
  const temporary = `${link}.${process.pid}`;
  rmSync(temporary, { force: true });
  symlinkSync(release, temporary);
  renameSync(temporary, link);
}

/** Files of `deploy/` that an operator has copied and that differ in the new release. */
export function listChangedSettings(before: string | undefined, release: string): string[] {
  if (before === undefined) return [];
  const read = (folder: string, file: string) => {
    const path = join(folder, 'deploy', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return globSync('{systemd,nginx}/*', { cwd: join(release, 'deploy') })
    .filter((file) => read(before, file) !== read(release, file))
    .toSorted();
}
