import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { areaNames } from '../build/area-names.ts';
import { readSigningKey, signRelease } from '../release/signing/sign-release.ts';
import { type BuildAreaOptions, locateArea, makeArea } from '../build/build-area.ts';
import { locateShell, makeShell } from '../build/build-shell.ts';
import { toShellDescriptor } from '../build/shell-release.ts';
import { PORTAL } from '../build/store.ts';
import { folderStore } from '../release/folder-store.ts';
import { saveSurface } from '../release/surface.ts';
import { areasFolder, register, registerShell } from './registry-file.ts';

const MAX_PARALLEL_BUILDS = 2;
const SHELL = 'shell';

/** Builds one area and publishes it on the stable channel. Resolves to the build's name. */
export async function buildArea(name: string, { portal = PORTAL, ...options }: BuildAreaOptions = {}): Promise<string> {
  const { build, release } = await makeArea(name, { ...options, portal });
  await register(portal, build, signRelease(build, release, readSigningKey(process.env)));
  return build;
}

/** Builds the shell and registers it. Resolves to the build's name. */
export async function buildShell(portal = PORTAL): Promise<string> {
  const { build, release } = await makeShell(portal);
  await registerShell(portal, toShellDescriptor(release));
  await saveSurface(folderStore(areasFolder(portal)));
  return build;
}

const isBuilt = (name: string, portal: string) =>
  (name === SHELL ? locateShell(portal) : locateArea(name, { portal })).isBuilt;
const buildByName = (name: string, portal: string) =>
  name === SHELL ? buildShell(portal) : buildArea(name, { portal });

/** Builds in a child process, so that two builds use two cores. */
const buildInChildProcess = (name: string, portal: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, name, '--portal', portal], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errors: string[] = [];
    child.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} was not built.\n${errors.join('')}`)),
    );
  });

async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_BUILDS }, worker));
}

export type BuildAllOptions = {
  portal?: string;
  /** Called for every package that starts building. */ onBuild?: (name: string) => void;
};

/** Builds the shell and the areas that changed; resolves to their names. */
export async function buildAll({ portal = PORTAL, onBuild }: BuildAllOptions = {}): Promise<string[]> {
  const names = [SHELL, ...areaNames()];
  const changed = names.filter((name) => !isBuilt(name, portal));
  await runInParallel(changed, (name) => {
    onBuild?.(name);
    return buildInChildProcess(name, portal);
  });
  for (const name of names.filter((one) => !changed.includes(one))) await buildByName(name, portal);
  return changed;
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string', default: PORTAL }, source: { type: 'string' } },
  });
  const [name] = positionals;
  const { portal, source } = values;
  if (name === undefined)
    console.log(await buildAll({ portal, onBuild: (changed) => console.log(`building ${changed}`) }));
  else if (name === SHELL) await buildShell(portal);
  else await buildArea(name, { portal, ...(source !== undefined && { source }) });
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
