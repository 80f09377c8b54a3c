import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AreaRelease } from 'shared-contracts/values/portal/areas';
import { areaNames } from '../../../build/area-names.ts';
import { RECORD } from '../../../build/store.ts';
import { readJson, writeJsonAtomically } from '../../../lib/files.ts';
import { ROOT } from '../../../lib/paths.ts';
import { areasFolder, readRegistry, register } from '../../../portal/registry-file.ts';
import { nextRelease } from '../../testing/stage.ts';
import { builtPortal } from '../release-folder.ts';

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

type Relabelled = { area: string; build: string; from: string; to: string };

/** A build of an area with one text changed: the same scripts under the name of the new build, with their own hashes. */
async function relabel(portal: string, { area, build, from, to }: Relabelled): Promise<AreaRelease> {
  const { releases, channels } = readRegistry(portal);
  const before = channels['stable']?.areas[area] ?? '';
  const original = releases[area]?.[before] as AreaRelease;
  const path = original.path.replace(before, build);
  const folder = join(areasFolder(portal), path);
  cpSync(join(areasFolder(portal), original.path), folder, { recursive: true });
  const integrity: Record<string, string> = {};
  const hashes = new Map<string, string>();
  /** The entry contains the hashes of the others. */
  const scripts = globSync('*.js', { cwd: folder }).toSorted(
    (a, b) => Number(a === original.entry) - Number(b === original.entry),
  );
  for (const script of scripts) {
    let content = readFileSync(join(folder, script), 'utf8').replaceAll(before, build).replaceAll(from, to);
    for (const [old, current] of hashes) content = content.replaceAll(old, current);
    hashes.set(original.integrity[script] ?? '', sha384(content));
    integrity[script] = sha384(content);
    writeFileSync(join(folder, script), content);
    writeFileSync(join(folder, `${script}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${script}.gz`), gzipSync(content));
  }
  const release = { ...readJson<AreaRelease>(join(folder, RECORD)), path, integrity };
  rmSync(join(folder, RECORD));
  writeJsonAtomically(join(folder, RECORD), release);
  await register(portal, build, release);
  return release;
}

export type AddedMigration = { name: string; code: string };
type Version = { migrations: readonly AddedMigration[]; relabelled: Relabelled; isBroken?: boolean };

/** The folder of another version of this checkout: with more migrations, and one text of an area changed. */
export async function makeNextVersion({ migrations, relabelled, isBroken = false }: Version): Promise<string> {
  const [first = { name: '', code: '' }, ...others] = migrations;
  const folder = dirname(nextRelease(first.name, first.code));
  for (const { name, code } of others) writeFileSync(join(folder, 'api/migrations', `${name}.ts`), code);
  for (const area of areaNames()) symlinkSync(join(ROOT, area), join(folder, area));
  cpSync(builtPortal(ROOT), builtPortal(folder), { recursive: true });
  await relabel(builtPortal(folder), relabelled);
  if (isBroken) appendFileSync(join(folder, 'api/src/main.ts'), "\nthrow new Error('broken');\n");
  return folder;
}
