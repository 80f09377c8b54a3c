import { SHARED_FILES } from 'shared-contracts/values/portal/driver-app';
import { DAY } from 'shared-contracts/values/time';

/** A file that another app of the phone shared; `path`: its name in the browser's cache. */
export type SharedFile = { path: string; file: File };

/** Files without a stop are deleted after this time, so that the next driver of the phone isn't asked about them. */
const MAX_AGE = DAY;

const openCache = () => caches.open(SHARED_FILES.cache);

async function readFile(cache: Cache, request: Request, now: number): Promise<SharedFile[]> {
  const response = await cache.match(request);
  if (!response) return [];
  const sharedAt = Number(response.headers.get(SHARED_FILES.timeHeader));
  if (now - sharedAt > MAX_AGE) {
    await cache.delete(request);
    return [];
  }
  const name = decodeURIComponent(response.headers.get(SHARED_FILES.nameHeader) ?? '') || 'file';
  const blob = await response.blob();
  const type = response.headers.get('content-type') ?? blob.type;
  return [{ path: request.url, file: new File([blob], name, { type }) }];
}

/** Oldest first. */
export async function listSharedFiles(now = Math.floor(Date.now() / 1_000)): Promise<SharedFile[]> {
  if (!('caches' in window)) return [];
  const cache = await openCache();
  return (await Promise.all((await cache.keys()).map((request) => readFile(cache, request, now)))).flat();
}

export async function forgetSharedFiles(files: readonly SharedFile[]): Promise<void> {
  const cache = await openCache();
  await Promise.all(files.map(({ path }) => cache.delete(path)));
}
