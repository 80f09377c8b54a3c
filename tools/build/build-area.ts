import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getContainerName, type AreaRelease } from 'shared-contracts/values/portal/areas';
import { configOf } from '../webpack/configs.ts';
import { areaFolder } from '../webpack/paths.ts';
import { readArea, releaseOf } from './area-release.ts';
import { readJson, writeJsonAtomically } from '../lib/files.ts';
import { hashBuild } from './inputs.ts';
import { partsOf } from './parts.ts';
import { runWebpack } from './run-webpack.ts';
import { fill, PORTAL, RECORD, releasePath } from './store.ts';

export type BuildAreaOptions = {
  /** The area's folder, or a copy of it elsewhere. */
  source?: string;
  portal?: string;
};

/** The folder of the release of these sources, whether built or not. */
export function locateArea(
  name: string,
  { source: folder = areaFolder(name), portal = PORTAL }: BuildAreaOptions = {},
) {
  const { version } = readJson<{ version: string }>(join(folder, 'package.json'));
  const build = hashBuild(name, folder, { isShell: false });
  const path = releasePath(name, version, build);
  const output = join(portal, 'areas', path);
  return { folder, version, build, path, output, isBuilt: existsSync(join(output, RECORD)) };
}

/** A build of an area in the folder `output`. */
export type BuiltArea = { build: string; output: string; release: AreaRelease };

/** Builds one area, unless these sources are built already. */
export async function makeArea(
  name: string,
  { portal = PORTAL, ...options }: BuildAreaOptions = {},
): Promise<BuiltArea> {
  const { folder, version, build, path, output, isBuilt } = locateArea(name, { ...options, portal });
  if (!isBuilt) {
    await readArea(folder);
    await fill(output, async (temporary) => {
      const parts = partsOf(await runWebpack(await configOf(name, { name, folder, output: temporary, build })));
      writeJsonAtomically(
        join(temporary, RECORD),
        await releaseOf({ folder, output: temporary, path, version, parts, container: getContainerName(name, build) }),
      );
    });
  }
  return { build, output, release: readJson<AreaRelease>(join(output, RECORD)) };
}
