import { join } from 'node:path';
import { type Registry, type ShellRelease, STABLE_CHANNEL } from 'shared-contracts/values/portal/areas';
import { toShellDescriptor } from '../../build/shell-release.ts';
import { areasFolder } from '../../portal/registry-file.ts';
import { change, readRegistry } from '../../release/change.ts';
import { findConflictsOfRelease, findUnsupportedReleases } from '../../release/checks.rules.ts';
import { assertNoFindings, publish, setShare, setShell } from '../../release/registry.rules.ts';
import type { Store } from '../../release/store.ts';
import { findNewlyUnsigned, readTrustedKeys } from '../../release/signing/sign-release.ts';
import { saveSurface } from '../../release/surface.ts';
import { upload } from '../../release/upload.ts';
import { builtPortal } from './release-folder.ts';
import { type BuiltRelease, chooseReleases, withdrawReleases } from './upgrade.rules.ts';

export type Publication = { release: string; shell: ShellRelease; channel: string; share?: number | undefined };

/** Uploads areas before anyone is offered them. */
export async function uploadAreas(store: Store, release: string, areas: readonly BuiltRelease[]): Promise<void> {
  const folder = areasFolder(builtPortal(release));
  for (const { area, release: built } of areas) {
    await upload(store, join(folder, built.path), built);
    await saveSurface(store, built.path, join(release, area));
  }
}

/**
 * Records the shell and offers the areas, all in one change of the registry: areas may need this shell, and it has to
 * carry every release that someone may still get.
 * @throws ReleaseError
 */
export async function publishRelease(
  store: Store,
  areas: readonly BuiltRelease[],
  { shell, channel, share }: Publication,
): Promise<{ before: Registry; published: BuiltRelease[]; kept: string[] }> {
  const trusted = readTrustedKeys(process.env);
  let chosen = chooseReleases(await readRegistry(store), areas);
  const edit = (registry: Registry) => {
    chosen = chooseReleases(registry, areas);
    const after = chosen.published.reduce((sum, { build, release }) => {
      const shows = publish(sum, build, release, channel);
      return share === undefined || channel === STABLE_CHANNEL
        ? shows
        : setShare(shows, release.manifest.name, { on: channel, percent: share });
    }, registry);
    assertNoFindings('The release', [
      ...findUnsupportedReleases(after, toShellDescriptor(shell)),
      ...chosen.published.flatMap(({ area, build }) => findConflictsOfRelease(after, area, build)),
      ...findNewlyUnsigned(registry, after, trusted),
    ]);
    return setShell(after, toShellDescriptor(shell));
  };
  const { before } = await change(store, edit);
  await saveSurface(store);
  return { before, ...chosen };
}

/** Reverts a publication. */
export const withdraw = (store: Store, before: Registry, published: readonly BuiltRelease[]) =>
  change(store, (now) => withdrawReleases(now, before, published));
