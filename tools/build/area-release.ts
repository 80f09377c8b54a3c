import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AreaManifest } from 'shared-contracts/portal/areas';
import { isHostApiCompatible } from 'shared-contracts/values/portal/host-api';
import type { AreaManifest as Manifest, AreaRelease } from 'shared-contracts/values/portal/areas';
import { hostApi, onDemand, sharedModules } from '../webpack/shared.ts';
import { unnamedCalls } from './calls.ts';
import { readJson } from '../lib/files.ts';
import { integrityOf } from './integrity.ts';
import { together, type Parts } from './parts.ts';
import { readSeam, type Exported } from '../webpack/seam.ts';

type Seams = { pages: Exported[]; slots: Exported[] };

const LABELS = { route: 'routes', slot: 'slots' } as const;

export function readManifest(folder: string): Manifest {
  const read = AreaManifest.safeParse(readJson(join(folder, 'area.json')));
  if (read.success) return read.data;
  throw new Error(
    `${join(folder, 'area.json')}:\n${read.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`).join('\n')}`,
  );
}

/** The declared and the exported routes and slots must be the same. */
function compare(kind: keyof typeof LABELS, declared: string[], exported: string[]): string[] {
  const seam = `src/app/${LABELS[kind]}.tsx`;
  return [
    ...declared
      .filter((key) => !exported.includes(key))
      .map((key) => `${kind} ${key} is declared in area.json and not exported by ${seam}`),
    ...exported
      .filter((key) => !declared.includes(key))
      .map((key) => `${kind} ${key} is exported by ${seam} and not declared in area.json`),
  ];
}

const seamFile = (folder: string, seam: string) => join(folder, 'src/app', `${seam}.tsx`);

async function readSeams(folder: string): Promise<Seams> {
  const slots = seamFile(folder, 'slots');
  return {
    pages: await readSeam(seamFile(folder, 'routes'), 'pages'),
    slots: existsSync(slots) ? await readSeam(slots) : [],
  };
}

/** Reads what an area declares and exports. @throws if they differ, or if its sources contain an undeclared call */
export async function readArea(folder: string): Promise<{ manifest: Manifest; seams: Seams }> {
  const manifest = readManifest(folder);
  const seams = await readSeams(folder);
  const isTooNew = !isHostApiCompatible(manifest.hostApi, hostApi());
  const differences = [
    ...(isTooNew ? [`hostApi ${manifest.hostApi} is not what shared-ui ${hostApi()} is`] : []),
    ...compare(
      'route',
      manifest.routes.map(({ path }) => path),
      seams.pages.map(({ key }) => key),
    ),
    ...compare(
      'slot',
      manifest.slots.map(({ slot, name }) => `${slot}/${name}`),
      seams.slots.map(({ key }) => key),
    ),
    ...(await unnamedCalls(folder, manifest.apis)),
  ];
  if (differences.length > 0)
    throw new Error(`${manifest.name}:\n${differences.map((line) => `  ${line}`).join('\n')}`);
  return { manifest, seams };
}

type Built = { folder: string; output: string; path: string; version: string; parts: Parts; container: string };

/** The record of a finished build: its files, their integrity, and the scripts that each screen needs first. */
export async function releaseOf({ folder, output, path, version, parts, container }: Built): Promise<AreaRelease> {
  const { manifest, seams } = await readArea(folder);
  const lazy = onDemand();
  const versions = new Map(sharedModules().map((module) => [module.name, module.version]));
  const entry = { scripts: parts.entry(container), shared: [] };
  const firstPaint = (seam: string, exported: Exported[]) =>
    exported.map(({ key, file }) => {
      const { scripts, shared } = together(entry, parts.of(seamFile(folder, seam)), parts.of(file));
      return [key, { scripts, shared: shared.filter((name) => lazy.includes(name)) }] as const;
    });
  const [script] = entry.scripts;
  if (!script) throw new Error(`${manifest.name}: the build has no entry`);
  return {
    version,
    path,
    manifest,
    entry: script,
    integrity: integrityOf(output),
    firstPaint: Object.fromEntries([...firstPaint('routes', seams.pages), ...firstPaint('slots', seams.slots)]),
    borrows: Object.fromEntries(parts.borrowed().map((module) => [module, versions.get(module) ?? ''])),
  };
}
