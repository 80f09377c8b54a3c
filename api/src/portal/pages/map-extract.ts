import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MapExtract, EXTRACT_SCHEMAS } from 'shared-contracts/values/network/maps';
import { z } from 'zod';
import { staleWhileError } from './stale-while-error.ts';

const EXTRACT_FILE = 'extract.json';
/** An extract takes effect after at most this time. */
const CACHE_MS = 10_000;

const extract = z.object({
  path: z.string().regex(/^\/basemap\/[\w-]+\.pmtiles$/),
  schema: z.enum(EXTRACT_SCHEMAS),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The folder that `npm run basemap` fills; created here, so that files can be served from it later. Null if it can't
 * be created: a hardened service may not be allowed to write.
 */
export function ensureExtractFolder(dataFolder: string): string | null {
  const folder = join(dataFolder, 'basemap');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return null;
  }
}

/** Reads which archive maps show; null without one. */
export function createExtractReader(folder: string, onError: (error: unknown) => void) {
  const read = async (): Promise<MapExtract | null> => {
    try {
      return extract.parse(JSON.parse(await readFile(join(folder, EXTRACT_FILE), 'utf8')));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return staleWhileError<MapExtract | null>(read, { initialValue: null, cacheMs: CACHE_MS, onError });
}
