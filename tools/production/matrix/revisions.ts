import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readImports, findRequiredExports } from '../../build/imports.ts';
import type { ImportedName, RequiredExports, Surface } from '../../build/surface.rules.ts';
import { capture } from '../../lib/capture.ts';
import { ROOT } from '../../lib/paths.ts';
import { areasFolder, readRegistry } from '../../portal/registry-file.ts';
import type { BuiltArea } from '../../build/build-area.ts';

const MAX_OUTPUT_BYTES = 1 << 28;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The last releases of the shell, the latest first; as long as there are fewer tags, the last changes of the host API. */
export function listRevisions(count: number): string[] {
  const tags = linesOf(git('tag', '--list', 'shell@*', '--sort=-version:refname')).slice(0, count);
  return tags.length === count
    ? tags
    : linesOf(git('log', `-${count}`, '--format=%h', '--', 'shared-ui/host-api.json'));
}

/** Hard links, so that the packages of the repository are those of the revision. */
function linkPackages(checkout: string) {
  for (const folder of globSync(['node_modules', '*/node_modules'], { cwd: ROOT })) {
    mkdirSync(join(checkout, dirname(folder)), { recursive: true });
    execFileSync('cp', ['-al', join(ROOT, folder), join(checkout, folder)]);
  }
}

/** The sources of a revision, in a folder of their own. */
export function checkOut(revision: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'revision-'));
  const archive = join(folder, 'sources.tar');
  git('archive', '--output', archive, revision);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  linkPackages(folder);
  return folder;
}

const PRINT_SURFACE =
  "const { surface } = await import('./tools/build/surface.ts'); console.log(JSON.stringify(await surface()));";

/** What the shell of a revision provides, by its own sources: the recorded surface may lack what was added since. */
export const readSurface = (checkout: string): Surface =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT_SURFACE], {
      cwd: checkout,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** What an area of a revision takes from the shell. */
export async function readNeeds(
  checkout: string,
  area: string,
): Promise<{ imports: ImportedName[]; required: RequiredExports }> {
  const folder = join(checkout, area);
  return { imports: (await readImports(folder)).imports, required: await findRequiredExports(folder) };
}

/** Builds the shell and some areas of a revision with its own tools; resolves to the portal. @throws with the output */
export async function buildRevision(checkout: string, names: readonly string[]): Promise<string> {
  const portal = join(checkout, 'portal');
  for (const name of ['shell', ...names]) {
    const { ok, output } = await capture(
      [process.execPath, join(checkout, 'tools/portal/build-portal.ts'), name, '--portal', portal],
      { limitMinutes: 60 },
    );
    if (!ok) throw new Error(output);
  }
  return portal;
}

/** The build of an area that a portal shows. */
export function findBuilt(portal: string, area: string): BuiltArea {
  const { channels, releases } = readRegistry(portal);
  const build = channels['stable']?.areas[area] ?? '';
  const release = releases[area]?.[build];
  if (!release) throw new Error(`${portal} has no ${area}`);
  return { build, release, output: join(areasFolder(portal), release.path) };
}
