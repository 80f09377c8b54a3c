import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from '../webpack/paths.ts';

/** The folder of the built portal: `shell/` and `areas/`. */
export const PORTAL = join(generated, 'portal');

/** A file next to the scripts of an area's release. */
export const RECORD = 'release.json';

/** No `+`: some object stores decode it as a space. */
export const releasePath = (area: string, version: string, build: string) => `${area}/${version}-${build}/`;

/** Fills a folder that appears atomically; an existing release is never changed. */
export async function fill(folder: string, work: (temporary: string) => Promise<void>) {
  const temporary = `${folder.replace(/[\\/]$/, '')}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  try {
    await work(temporary);
    if (!existsSync(folder)) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
