import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { areaNames } from './area-names.ts';
import { buildArea, locateArea } from './build-area.ts';
import { buildShell, locateShell } from './build-shell.ts';
import { PORTAL } from './store.ts';

export { buildArea } from './build-area.ts';
export { buildShell } from './build-shell.ts';

const AT_ONCE = 2;
const SHELL = 'shell';

const isBuilt = (name: string, portal: string) =>
  (name === SHELL ? locateShell(portal) : locateArea(name, { portal })).isBuilt;
const build = (name: string, portal: string) => (name === SHELL ? buildShell(portal) : buildArea(name, { portal }));

/** A build of its own process: two of them use two cores. */
const apart = (name: string, portal: string) =>
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

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export type BuildAllOptions = {
  portal?: string;
  /** Told about every package that must be built. */ onBuild?: (name: string) => void;
};

/** Builds what changed of the shell and the areas; resolves to what was built. */
export async function buildAll({ portal = PORTAL, onBuild }: BuildAllOptions = {}): Promise<string[]> {
  const names = [SHELL, ...areaNames()];
  const changed = names.filter((name) => !isBuilt(name, portal));
  await inTurns(changed, (name) => {
    onBuild?.(name);
    return apart(name, portal);
  });
  for (const name of names.filter((one) => !changed.includes(one))) await build(name, portal);
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
