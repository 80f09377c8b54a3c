import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { RECORD } from '../build/store.ts';
import { atOnce } from './at-once.ts';
import { ReleaseError } from './registry.rules.ts';
import type { Store } from './store.ts';

const AT_ONCE = 8;
const COMPRESSED = /\.(br|gz)$/;

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Uploads a built folder, its record last. Existing files stay and must be identical. @throws ReleaseError */
export async function upload(store: Store, folder: string, { path }: AreaRelease): Promise<void> {
  const put = async (file: string) => {
    const content = readFileSync(join(folder, file));
    const isThere = !(await store.write(`${path}${file}`, content, null));
    if (isThere && !(await store.read(`${path}${file}`))?.content.equals(content))
      throw new ReleaseError(
        `${store.name}: another ${path}${file} stands there already, and a release never changes.`,
      );
  };
  const files = globSync('*', { cwd: folder }).filter(
    (file) => file !== RECORD && (store.takesCompressed || !COMPRESSED.test(file)),
  );
  await atOnce(AT_ONCE, files, put);
  await put(RECORD);
}

/**
 * Scripts of every release (or of one area's) that are missing or differ from the build, and names without a release.
 */
export async function findDamagedReleases(
  store: Store,
  { releases, channels, hosts }: Registry,
  only?: string,
): Promise<string[]> {
  const found: string[] = [];
  const areas = Object.entries(releases).filter(([area]) => only === undefined || area === only);
  const scripts = areas.flatMap(([, builds]) =>
    Object.values(builds).flatMap(({ path, integrity }) =>
      Object.entries(integrity).map(([script, hash]) => ({ file: `${path}${script}`, hash })),
    ),
  );
  await atOnce(AT_ONCE, scripts, async ({ file, hash }) => {
    const kept = await store.read(file);
    if (!kept) found.push(`${file} is missing`);
    else if (sha384(kept.content) !== hash) found.push(`${file} is not what was built`);
  });
  const named = [
    ...Object.entries(channels).flatMap(([name, { areas: current, previous = {} }]) =>
      [current, previous].flatMap((builds) => Object.entries(builds).map((pair) => [name, ...pair] as const)),
    ),
    ...Object.entries(hosts).flatMap(([host, { pins = {} }]) =>
      Object.entries(pins).map((pair) => [`a pin of ${host}`, ...pair] as const),
    ),
  ];
  const strays = named
    .filter(([, area, build]) => (only === undefined || area === only) && !releases[area]?.[build])
    .map(([who, area, build]) => `${who} names ${area}@${build}, which does not exist`);
  return [...found.toSorted(), ...strays];
}
