import type { Registry } from 'shared-contracts/values/portal/areas';
import { findRequiredExports, readImports } from '../build/imports.ts';
import { surface } from '../build/surface.ts';
import { findReleasesInUse } from './checks.rules.ts';
import type { Store } from './store.ts';
import { findBreakingChanges, findMissingExports, partOf, type Surface } from '../build/surface.rules.ts';

/**
 * Next to the registry: the surface of the shell in use; in a release's folder: the part of it that the area was built
 * against.
 */
export const SURFACE = 'host-api.json';

async function kept(store: Store, folder = ''): Promise<Surface | undefined> {
  const found = await store.read(`${folder}${SURFACE}`);
  return found && JSON.parse(found.content.toString());
}

/**
 * Why an area, as in these sources, doesn't run in the shell in use: its imports are missing there, or have other
 * types than the ones that it was written against. Compares with the shell of this checkout if the store has none.
 */
export async function findSurfaceMismatches(store: Store, source: string): Promise<string[]> {
  const stored = await kept(store);
  const { imports } = await readImports(source);
  const missing = findMissingExports(imports, stored ?? (await surface()));
  if (missing.length > 0 || !stored) return missing;
  return findBreakingChanges(await surface(), stored, await findRequiredExports(source));
}

/** Why the shell of these sources doesn't support the releases in use. */
export async function findSurfaceMismatchesInUse(store: Store, registry: Registry): Promise<string[]> {
  const current = await surface();
  const found = await Promise.all(
    [...findReleasesInUse(registry)].map(async ([name, { path }]) => {
      const written = await kept(store, path);
      return written ? findBreakingChanges(written, current).map((words) => `${name}: ${words}`) : [];
    }),
  );
  return found.flat();
}

/**
 * Stores the surface of the shell of these sources, or, in a release's folder, the part that the area in `source`
 * uses.
 */
export async function saveSurface(store: Store, folder = '', source?: string): Promise<void> {
  const current = await surface();
  const content = Buffer.from(
    `${JSON.stringify(source === undefined ? current : partOf(current, await findRequiredExports(source)))}\n`,
  );
  const before = await store.read(`${folder}${SURFACE}`);
  if (!before?.content.equals(content)) await store.write(`${folder}${SURFACE}`, content, before?.mark ?? null);
}
