import { answerFile, answerPage, isBuiltFile, cacheRelease } from './cached-release.ts';

const ORIGIN = 'https://portal.example';
const toHref = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : String(input), ORIGIN).href;
const textOf = async (response: Promise<Response>) => (await response).text();

/** The part of `CacheStorage` that the worker uses; jsdom has none. */
function createCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (input: RequestInfo) => stored.get(toHref(input))?.clone(),
    put: async (input: RequestInfo, response: Response) => void stored.set(toHref(input), response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  return { stored, caches: { open: async () => cache } };
}

const renderPage = (release: string, chunk: string) =>
  `<script type="application/json" id="registry">{"revision":"${release}"}</script>` +
  `<script defer src="/assets/main.${release}.js" integrity="sha384-a"></script>` +
  `<link rel="preload" as="script" href="/areas/mfe-trips/${release}/${chunk}.js" integrity="sha384-b">`;

/** A portal whose release and network can be changed. */
function setUp() {
  const { stored, caches } = createCaches();
  const portal = { release: '1', missing: '', isOffline: false, status: 200, requests: [] as string[] };
  const answer = async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(toHref(input));
    portal.requests.push(pathname + search);
    if (portal.isOffline) throw new TypeError('Failed to fetch');
    if (pathname === portal.missing) return new Response('', { status: 404 });
    if (pathname === '/driving') return new Response(renderPage(portal.release, 'list'), { status: portal.status });
    if (pathname === '/driving/trip') return new Response(renderPage(portal.release, 'trip'));
    return new Response(`content of ${pathname}`);
  };
  Object.assign(globalThis, { caches, fetch: answer });
  return { portal, list: () => [...stored.keys()].map((href) => href.slice(ORIGIN.length)).toSorted() };
}

const NO_PRELOAD = Promise.resolve(undefined);
const openPage = () => textOf(answerPage(new Request(`${ORIGIN}/driving`), NO_PRELOAD));
const loadFile = (path: string) => textOf(answerFile(new Request(ORIGIN + path), () => undefined));
const originalFetch = globalThis.fetch;
afterEach(() => Object.assign(globalThis, { fetch: originalFetch }));

test('keeps the page with the scripts of list and trip, and opens it without a network', async () => {
  const { portal, list } = setUp();
  await cacheRelease(ORIGIN, [`${ORIGIN}/areas/mfe-trips/1/it.js`, `${ORIGIN}/api/trips/mine`]);
  expect(list()).toEqual([
    '/areas/mfe-trips/1/it.js',
    '/areas/mfe-trips/1/list.js',
    '/areas/mfe-trips/1/trip.js',
    '/assets/main.1.js',
    '/driving',
  ]);
  portal.isOffline = true;
  expect(await openPage()).toContain('"revision":"1"');
  expect(await loadFile('/areas/mfe-trips/1/trip.js')).toBe('content of /areas/mfe-trips/1/trip.js');
  await expect(loadFile('/areas/mfe-trips/1/other.js')).rejects.toThrow('Failed to fetch');
});

test('replaces a release by the next one only as a whole', async () => {
  const { portal, list } = setUp();
  await cacheRelease(ORIGIN, []);
  portal.release = '2';
  portal.missing = '/areas/mfe-trips/2/trip.js';
  await expect(cacheRelease(ORIGIN, [])).rejects.toThrow('answered 404');
  portal.isOffline = true;
  expect(await openPage()).toContain('"revision":"1"');
  expect(await loadFile('/assets/main.1.js')).toBe('content of /assets/main.1.js');

  Object.assign(portal, { isOffline: false, missing: '' });
  await cacheRelease(ORIGIN, []);
  expect(list()).toEqual(['/areas/mfe-trips/2/list.js', '/areas/mfe-trips/2/trip.js', '/assets/main.2.js', '/driving']);
});

test('shows the page of the network while there is one, and the kept one when the portal is down', async () => {
  const { portal } = setUp();
  portal.status = 503;
  expect(await openPage()).toContain('"revision":"1"');
  portal.status = 200;
  await cacheRelease(ORIGIN, []);
  portal.release = '2';
  expect(await openPage()).toContain('"revision":"2"');
  portal.status = 503;
  expect(await openPage()).toContain('"revision":"1"');
});

test('keeps nothing of a developer’s build', async () => {
  const { list } = setUp();
  const { fetch } = globalThis;
  const withOverride = async (input: RequestInfo | URL) => {
    const response = await fetch(input);
    return new Response(`${await response.text()}<script type="application/json" id="override">{}</script>`);
  };
  Object.assign(globalThis, { fetch: withOverride });
  await cacheRelease(ORIGIN, []);
  expect(list()).toEqual([]);
});

test('answers built files from the cache, and the retry of one from the network first', async () => {
  const { portal } = setUp();
  await cacheRelease(ORIGIN, []);
  portal.requests = [];
  await loadFile('/assets/main.1.js');
  expect(portal.requests).toEqual([]);
  await loadFile('/assets/main.1.js?again=1');
  expect(portal.requests).toEqual(['/assets/main.1.js?again=1']);
});

test.each([
  ['/assets/main.1.js', true],
  ['/areas/mfe-trips/1/list.js', true],
  ['/areas/registry.json', false],
  ['/api/trips/mine', false],
  ['https://elsewhere.example/assets/main.1.js', false],
])('knows built files of this origin: %s', (address, isBuilt) => {
  expect(isBuiltFile(address, ORIGIN)).toBe(isBuilt);
});
