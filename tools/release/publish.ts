import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  STABLE_CHANNEL,
  type Registry,
  type ShellDescriptor,
  type ShellRelease,
} from 'shared-contracts/values/portal/areas';
import type { TrustedKey } from 'shared-contracts/values/portal/release-signature';
import { areaNames } from '../build/area-names.ts';
import { locateArea, makeArea, type BuiltArea } from '../build/build-area.ts';
import { readImports } from '../build/imports.ts';
import { readJson } from '../lib/files.ts';
import { toShellDescriptor } from '../build/shell-release.ts';
import { PORTAL, RECORD } from '../build/store.ts';
import { areaFolder } from '../webpack/paths.ts';
import { hostApi, sharedModules } from '../webpack/shared.ts';
import { change, readRegistry, type Note } from './change.ts';
import { findConflictsOfRelease, overBudget, findUnmetRequirements, findUnsupportedReleases } from './checks.rules.ts';
import { publish, ReleaseError, assertNoFindings, setShare, setShell } from './registry.rules.ts';
import { scriptBytes } from './script-bytes.ts';
import { findSignatureProblem, signRelease } from './signing/sign-release.ts';
import type { Store } from './store.ts';
import { saveSurface, findSurfaceMismatchesInUse, findSurfaceMismatches } from './surface.ts';
import { upload } from './upload.ts';

/** The surface of the shell of these sources, for a registry without one. */
const ownShellDescriptor = (): ShellDescriptor => ({
  hostApi: hostApi(),
  pages: [],
  lends: Object.fromEntries(sharedModules().map(({ name, version }) => [name, version])),
});

type Options = {
  channel: string;
  /** The share of users, if it changes. */ percent?: number | undefined;
  source?: string | undefined;
  portal?: string;
  note?: Note;
  onBuilt?: (label: string) => void;
  /** Signs with it, and refuses what none of the trusted keys signed. */
  signing?: { key: KeyObject | undefined; trusted: readonly TrustedKey[] };
  /** Further checks of the build, before anything is uploaded: what is wrong, one sentence each. */
  check?: (built: BuiltArea) => Promise<readonly string[]>;
};

const assertArea = (area: string) => {
  if (!areaNames().includes(area))
    throw new ReleaseError(`There is no area ${area}: there are ${areaNames().join(', ')}.`);
};

/** The folder of an area's sources: as passed, or that of the checkout. @throws ReleaseError */
export function locateSources(area: string, source = areaFolder(area)): string {
  assertArea(area);
  return resolve(source);
}

/** Whether all users already have the build of these sources. @throws ReleaseError */
export async function isOnStable(store: Store, area: string, source?: string): Promise<boolean> {
  assertArea(area);
  return (
    (await readRegistry(store)).channels[STABLE_CHANNEL]?.areas[area] ===
    locateArea(area, { ...(source !== undefined && { source }) }).build
  );
}

/** Builds an area, checks it against the registry, uploads and publishes it; resolves to the registry. @throws ReleaseError */
export async function publishArea(
  store: Store,
  area: string,
  {
    channel,
    percent,
    source = locateSources(area),
    portal = PORTAL,
    note,
    onBuilt,
    signing = { key: undefined, trusted: [] },
    check = async () => [],
  }: Options,
): Promise<Registry> {
  assertArea(area);
  assertNoFindings(area, (await readImports(source)).syntaxErrors);
  const built = await makeArea(area, { portal, source });
  const { build, output } = built;
  const release = signRelease(build, built.release, signing.key);
  const label = `${area} ${release.version}+${build}`;
  onBuilt?.(label);
  const edit = (before: Registry) => {
    const published = publish(before, build, release, channel);
    const problem = findSignatureProblem(build, published.releases[area]?.[build] ?? release, signing.trusted);
    const after = percent === undefined ? published : setShare(published, area, { on: channel, percent });
    assertNoFindings(label, [
      ...(problem === undefined ? [] : [problem]),
      ...findUnmetRequirements(release, before.shell ?? ownShellDescriptor()),
      ...findConflictsOfRelease(after, area, build),
    ]);
    return after;
  };
  assertNoFindings(label, [
    ...overBudget(release, scriptBytes(output, release)),
    ...(await findSurfaceMismatches(store, source)),
  ]);
  edit(await readRegistry(store)); // nothing is uploaded that would be refused
  assertNoFindings(label, await check(built));
  await Promise.all([upload(store, output, release), saveSurface(store, release.path, source)]);
  return (await change(store, edit, note)).after;
}

/** Registers the latest shell build. @throws ReleaseError if a release in use could not run in it */
export async function publishShell(store: Store, note?: Note, portal = PORTAL): Promise<ShellDescriptor> {
  const record = join(portal, 'shell', RECORD);
  if (!existsSync(record)) throw new ReleaseError('There is no built shell: npm run build -- shell makes it.');
  const shell = toShellDescriptor(readJson<ShellRelease>(record));
  const name = `shell ${shell.hostApi}`;
  assertNoFindings(name, await findSurfaceMismatchesInUse(store, await readRegistry(store)));
  await change(
    store,
    (registry) => {
      assertNoFindings(name, findUnsupportedReleases(registry, shell));
      return setShell(registry, shell);
    },
    note,
  );
  await saveSurface(store);
  return shell;
}
