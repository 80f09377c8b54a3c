import { DRIVER_APP } from 'shared-contracts/values/portal/driver-app';
import { AREAS_BASE_PATH } from 'shared-contracts/values/portal/areas';
import { isDeveloped, isSameRelease, listScripts } from './page-scripts.rules.ts';

const CACHE = 'consign.driver-app';
/** Any trip: the page names the scripts of the route, regardless of the trip. */
const TRIP_PAGE = `${DRIVER_APP.start}/trip`;
const FILE_PATHS = ['/assets/', AREAS_BASE_PATH];
/** A phone that gets no page within this time has no usable network. */
const MAX_PAGE_WAIT_MS = 6_000;

const openCache = () => caches.open(CACHE);

/** Whether a URL is that of a built file of this origin. Such files never change, so releases are never mixed. */
export function isBuiltFile(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return (
    url.origin === origin && FILE_PATHS.some((path) => url.pathname.startsWith(path)) && !url.pathname.endsWith('.json')
  );
}

async function loadPage(path: string) {
  const response = await fetch(path, { credentials: 'same-origin', redirect: 'error' });
  return response.ok ? { response: response.clone(), html: await response.text() } : undefined;
}

async function cacheFile(cache: Cache, address: string) {
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await cache.put(address, response);
}

async function removeOthers(cache: Cache, origin: string, kept: ReadonlySet<string>) {
  const hrefs = new Set([...kept].map((address) => new URL(address, origin).href));
  const others = (await cache.keys()).filter(({ url }) => !hrefs.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * Caches the page with all its scripts, and only then replaces the cached one, so that what opens without a network is
 * always a single, complete release. Does nothing if the release changes in between; the next visit caches that one.
 * @param loaded scripts that a page has loaded in addition to those it names, such as its language
 * @throws when a script can't be loaded; the previously cached release stays
 */
export async function cacheRelease(origin: string, loaded: readonly string[]): Promise<void> {
  const [list, trip] = await Promise.all([loadPage(DRIVER_APP.start), loadPage(TRIP_PAGE)]);
  if (!list || !trip || isDeveloped(list.html) || !isSameRelease(list.html, trip.html)) return;
  const isCacheable = (address: string) => isBuiltFile(address, origin);
  const scripts = [...listScripts(list.html), ...listScripts(trip.html)].filter(isCacheable);
  const further = loaded.filter(isCacheable);
  const cache = await openCache();
  await Promise.all(scripts.map((address) => cacheFile(cache, address)));
  await Promise.allSettled(further.map((address) => cacheFile(cache, address)));
  await cache.put(DRIVER_APP.start, list.response);
  await removeOthers(cache, origin, new Set([DRIVER_APP.start, ...scripts, ...further]));
}

/** The page from the network, or the cached one when there is no network or the portal doesn't respond. */
export async function answerPage(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const network = (async () => (await preloaded) ?? fetch(request))();
  const noAnswer = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_PAGE_WAIT_MS));
  const answer = await Promise.race([network.catch(() => undefined), noAnswer]);
  if (answer && answer.status < 500) return answer;
  return (await (await openCache()).match(DRIVER_APP.start, { ignoreVary: true })) ?? network;
}

/** A built file, from the cache if it is there. A retry, which has a query, tries the network first. */
export async function answerFile(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const url = new URL(request.url);
  const isRetry = url.search !== '';
  url.search = '';
  const cache = await openCache();
  const kept = await cache.match(url.href, { ignoreVary: true });
  if (kept && !isRetry) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) waitUntil(cache.put(url.href, response.clone()));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
