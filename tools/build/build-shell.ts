import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/paths.ts';
import type { ShellRelease } from 'shared-contracts/values/portal/areas';
import { configOf } from '../webpack/configs.ts';
import { workerConfig } from '../webpack/shell.ts';
import { readJson, writeJsonAtomically } from '../lib/files.ts';
import { hashBuild } from './inputs.ts';
import { partsOf } from './parts.ts';
import { runWebpack } from './run-webpack.ts';
import { shellReleaseOf } from './shell-release.ts';
import { PORTAL, RECORD } from './store.ts';

const folder = join(root, 'shell');

export function locateShell(portal = PORTAL) {
  const build = hashBuild('shell', folder, { isShell: true });
  const record = join(portal, 'shell/builds', `${build}.json`);
  return { build, record, isBuilt: existsSync(record) };
}

/**
 * Builds the shell, unless these sources are already built, and makes pages use it. The scripts of all builds share a
 * folder: unchanged scripts keep their URL, and open tabs still find those of their own build.
 */
export async function makeShell(portal = PORTAL): Promise<{ build: string; release: ShellRelease }> {
  const { build, record, isBuilt } = locateShell(portal);
  if (!isBuilt) {
    mkdirSync(join(portal, 'shell'), { recursive: true });
    const output = mkdtempSync(join(portal, 'shell/building-'));
    try {
      const parts = partsOf(await runWebpack(await configOf('shell', { name: 'shell', folder, output, build })));
      await runWebpack(workerConfig({ name: 'shell', folder, output, build }));
      const release = await shellReleaseOf({ folder, output, parts });
      cpSync(output, join(portal, 'shell/assets'), { recursive: true });
      writeJsonAtomically(record, release);
    } finally {
      rmSync(output, { recursive: true, force: true });
    }
  }
  const release = readJson<ShellRelease>(record);
  writeJsonAtomically(join(portal, 'shell', RECORD), release);
  return { build, release };
}
