import type { Registry } from 'shared-contracts/values/portal/areas';
import { surface, findRequiredExports } from '../build/surface.ts';
import { findReleasesInUse } from './checks.rules.ts';
import type { Store } from './store.ts';
import { findBreakingChanges, partOf, type Surface } from '../build/surface.rules.ts';

/** Beside the registry: what the shell in use lends; in a release's folder: what of it the area was written against. */
const SURFACE = 'host-api.json';

async function kept(store: Store, folder = ''): Promise<Surface | undefined> {
  const found = await store.read(`${folder}${SURFACE}`);
  return found && JSON.parse(found.content.toString());
}

/** Why an area, as it is written here, does not go with the shell in use there. */
export async function findSurfaceMismatches(store: Store, source: string): Promise<string[]> {
  const stored = await kept(store);
  return stored ? findBreakingChanges(await surface(), stored, await findRequiredExports(source)) : [];
}

/** Why the shell of these sources does not go with the releases in use. */
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

/** Keeps what the shell of these sources lends, or in a release's folder what of it the area in `source` is written against. */
export async function saveSurface(store: Store, folder = '', source?: string): Promise<void> {
  const current = await surface();
  const content = Buffer.from(
    `${JSON.stringify(source === undefined ? current : partOf(current, await findRequiredExports(source)))}\n`,
  );
  const before = await store.read(`${folder}${SURFACE}`);
  if (!before?.content.equals(content)) await store.write(`${folder}${SURFACE}`, content, before?.mark ?? null);
}
