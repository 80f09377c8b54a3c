import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DistributorInfo } from 'shared-contracts/organizations';
import type { ResolvedRegistry } from 'shared-contracts/values/areas';
import { servePortal, type PortalOptions } from './serve-portal.ts';
import { createReleaseSource } from './release-source.ts';
import { orders, registry, shell } from './testing/built-portal.ts';

let folder: string;
let app: FastifyInstance;

function put(file: string, content: unknown) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}
const start = async (options: Partial<PortalOptions> = {}) => {
  await app.close();
  app = Fastify();
  await servePortal(app, { folder, ...options });
};
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'portal.example', ...headers } });
const signedIn = { cookie: 'theme=dark; consign.user=7b9d2f5e-1111-4222-8333-444455556666' };
const written = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address, hash]) => `${address} ${hash}`);
const run = (html: string) =>
  written(
    html,
    /<script defer fetchpriority="high" crossorigin="anonymous" src="([^"]+)" integrity="([^"]+)"><\/script>/g,
  );
const runAtOnce = (html: string) =>
  written(html, /<script fetchpriority="high" crossorigin="anonymous" src="([^"]+)" integrity="([^"]+)"><\/script>/g);
const preloaded = (html: string) =>
  written(
    html,
    /<link rel="preload" as="script" media="not all" crossorigin="anonymous" href="([^"]+)" integrity="([^"]+)">/g,
  );
const begin = ['/assets/react.1.js sha384-react', '/assets/main.1.js sha384-main'];
const entry = '/areas/mfe-orders/1.0.0+one/remoteEntry.1.js sha384-entry';
const registryIn = (html: string): ResolvedRegistry =>
  JSON.parse(/<script type="application\/json" id="registry">(.*)<\/script>/.exec(html)?.[1] ?? '');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  put('shell/release.json', shell);
  put('shell/assets/main.1.js', 'main');
  put('shell/assets/main.1.js.br', 'brotli');
  put('shell/assets/main.1.js.gz', 'gzip');
  put('areas/registry.json', registry());
  put('areas/mfe-orders/1.0.0+one/orders.1.js', 'orders');
  app = Fastify();
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('scripts are served as they were compressed, for ever and to everyone', async () => {
  const brotli = await get('/assets/main.1.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.body).toBe('brotli');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  expect(brotli.headers['content-type']).toContain('javascript');
  expect((await get('/assets/main.1.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip');
  expect((await get('/areas/mfe-orders/1.0.0+one/orders.1.js')).body).toBe('orders');
  expect((await get('/areas/mfe-orders/1.0.0+one/gone.js')).statusCode).toBe(404);
});

test.each([
  [
    '/orders?page=2',
    signedIn,
    [entry],
    [
      '/areas/mfe-orders/1.0.0+one/orders.1.js sha384-orders',
      '/assets/frame.1.js sha384-frame',
      '/assets/menu.1.js sha384-menu',
      '/assets/list.1.js sha384-list',
    ],
  ],
  [
    '/orders/7',
    signedIn,
    [entry],
    [
      '/areas/mfe-orders/1.0.0+one/order.1.js sha384-order',
      '/assets/frame.1.js sha384-frame',
      '/assets/menu.1.js sha384-menu',
    ],
  ],
  [
    '/orders/new',
    signedIn,
    [entry],
    [
      '/assets/frame.1.js sha384-frame',
      '/assets/menu.1.js sha384-menu',
      '/assets/form.1.js sha384-form',
      '/assets/yup.1.js sha384-yup',
    ],
  ],
  [
    '/',
    signedIn,
    [],
    ['/assets/frame.1.js sha384-frame', '/assets/menu.1.js sha384-menu', '/assets/home.1.js sha384-home'],
  ],
  ['/nowhere', signedIn, [], ['/assets/frame.1.js sha384-frame', '/assets/menu.1.js sha384-menu']],
  [
    '/login/reset',
    signedIn,
    [],
    ['/assets/frame.1.js sha384-frame', '/assets/menu.1.js sha384-menu', '/assets/home.1.js sha384-home'],
  ],
  ['/first-password?to=%2Forders', signedIn, [], ['/assets/first.1.js sha384-first']],
  ['/track/abc', signedIn, [], ['/assets/track.1.js sha384-track']],
  ['/track/abc', {}, [], ['/assets/track.1.js sha384-track']],
  ['/login/reset', {}, [], ['/assets/reset.1.js sha384-reset']],
  [
    '/first-password',
    {},
    [],
    ['/assets/sign-in.1.js sha384-sign-in', '/assets/form.1.js sha384-form', '/assets/yup.1.js sha384-yup'],
  ],
  [
    '/orders',
    {},
    [],
    ['/assets/sign-in.1.js sha384-sign-in', '/assets/form.1.js sha384-form', '/assets/yup.1.js sha384-yup'],
  ],
])('%s is hinted exactly what it needs', async (path, headers, entries, expected) => {
  const { body, statusCode } = await get(path, headers);
  expect(statusCode).toBe(200);
  expect(runAtOnce(body)).toEqual(['/assets/ahead.1.js sha384-ahead']);
  expect(run(body)).toEqual([...begin, ...entries]);
  expect(preloaded(body).toSorted()).toEqual(expected.toSorted());
});

test('the address of a tracking link is a secret', async () => {
  expect((await get('/track/abc')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await get('/orders')).headers['x-robots-tag']).toBeUndefined();
});

test('what is written into the page to be run is what the policy knows by its hash', async () => {
  const { headers, body } = await get('/');
  const hashes = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(1);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes[0]};`);
});

test('the page is never kept and may load only what it names', async () => {
  const { headers, body } = await get('/orders', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+';.*frame-ancestors 'none'/,
  );
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(headers['content-security-policy']).toContain(
    "frame-src blob: https://www.youtube-nocookie.com https://player.vimeo.com; media-src 'self' https:;",
  );
  expect(body).not.toContain('<script');
});

test('a registry on another origin opens the policy for that origin alone', async () => {
  put('areas/registry.json', registry({ base: 'https://cdn.example/areas/' }));
  const { headers, body } = await get('/orders', signedIn);
  expect(headers['content-security-policy']).toContain("script-src 'self' https://cdn.example 'sha256-");
  expect(registryIn(body).areas[0]?.current.entry).toBe(
    'https://cdn.example/areas/mfe-orders/1.0.0+one/remoteEntry.1.js',
  );
});

test('a release is shown without a restart, and a pin only on its host', async () => {
  const entries = async (host: string) =>
    registryIn((await get('/', { host })).body).areas.map(({ current }) => current.build);
  expect(await entries('portal.example')).toEqual(['one']);
  put(
    'areas/registry.json',
    registry({
      channels: { stable: { areas: { 'mfe-orders': 'two' }, previous: { 'mfe-orders': 'one' } } },
      hosts: { 'partner.example': { channel: 'stable', pins: { 'mfe-orders': 'one' } } },
    }),
  );
  expect(await entries('portal.example:8080')).toEqual(['two']);
  expect(await entries('partner.example')).toEqual(['one']);
  const { areas } = (await get('/areas/registry.json')).json<ResolvedRegistry>();
  expect(areas[0]).toMatchObject({ current: { build: 'two', integrity: 'sha384-entry' }, lastGood: { build: 'one' } });
});

test('a browser that knows the registry is told so in a word, and of another as soon as there is one', async () => {
  const { revision } = registryIn((await get('/')).body);
  const ask = () => get('/areas/registry.json', { 'if-none-match': `"${revision}"` });
  const same = await ask();
  expect([same.statusCode, same.body]).toEqual([304, '']);
  put('areas/registry.json', registry({ channels: { stable: { areas: { 'mfe-orders': 'two' } } } }));
  const other = await ask();
  expect([other.statusCode, other.json<ResolvedRegistry>().areas[0]?.current.build]).toEqual([200, 'two']);
  expect(other.headers.etag).toBe(`"${other.json<ResolvedRegistry>().revision}"`);
});

test('open tabs hear of another registry a second later and how long they may take to ask, and nobody looks for one while there are none', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'Date',
      'performance',
      'hrtime',
    ],
  });
  try {
    const live = { open: 1, told: 0, within: [] as unknown[] };
    const pass = async () => {
      await jest.advanceTimersByTimeAsync(1_000);
      return live.told;
    };
    await start({
      live: {
        countStreams: () => live.open,
        broadcast: ({ topic, payload }) => {
          live.told += Number(topic === 'releases');
          live.within.push(payload);
        },
      },
    });
    const before = await pass();
    expect([await pass(), await pass()]).toEqual([before, before]);
    put('areas/registry.json', registry({ channels: { stable: { areas: { 'mfe-orders': 'two' } } } }));
    expect([await pass(), await pass()]).toEqual([before + 1, before + 1]);
    live.open = 0;
    put('areas/registry.json', registry());
    expect(await pass()).toBe(before + 1);
    live.open = 5_000;
    expect(await pass()).toBe(before + 2);
    expect(live.within.slice(-2)).toEqual([{ withinMs: 2 }, { withinMs: 2_000 }]);
    await app.close();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('what is quarantined is given to nobody from the next page on, and told', async () => {
  put(
    'areas/registry.json',
    registry({ channels: { stable: { areas: { 'mfe-orders': 'two' }, previous: { 'mfe-orders': 'one' } } } }),
  );
  await start({ findQuarantined: async () => ({ 'mfe-orders': { two: 100 } }) });
  expect(registryIn((await get('/orders', signedIn)).body).areas).toMatchObject([{ current: { build: 'one' } }]);
  expect((await get('/areas/registry.json')).json().areas[0].lastGood).toBeUndefined();
  expect((await get('/areas/quarantined.json')).json()).toEqual({ 'mfe-orders': { two: 100 } });
});

test('an area that wants another shell is told of and not fetched', async () => {
  const wanting = { ...orders('one'), manifest: { ...orders('one').manifest, hostApi: '^2.0.0' } };
  put('areas/registry.json', registry({ releases: { 'mfe-orders': { one: wanting } } }));
  const { body } = await get('/orders', signedIn);
  const { areas, hostApi } = registryIn(body);
  expect([hostApi, areas[0]?.manifest.hostApi, run(body)]).toEqual(['1.0.0', '^2.0.0', begin]);
});

test('a damaged registry is not taken over while the last good one is known', async () => {
  await get('/');
  put('areas/registry.json', '{ "releases": 1 }');
  const { statusCode, body } = await get('/');
  expect([statusCode, registryIn(body).areas[0]?.current.build]).toEqual([200, 'one']);
});

test('one release that cannot be read harms no other', async () => {
  put('areas/registry.json', {
    ...registry(),
    releases: { ...registry().releases, 'mfe-trips': { one: { ...orders('one'), manifest: { name: 'mfe-trips' } } } },
  });
  expect(registryIn((await get('/')).body).areas.map(({ name }) => name)).toEqual(['mfe-orders']);
});

test('a registry on a host of its own is followed there, and names scripts beside it', async () => {
  const cdn = Fastify();
  let content = registry();
  cdn.get('/portal/areas/registry.json', () => content);
  const address = await cdn.listen({ port: 0, host: '127.0.0.1' });
  try {
    await start({
      releases: createReleaseSource(
        { folder, registryUrl: `${address}/portal/areas/registry.json` },
        { error: console.error },
      ),
    });
    const page = await get('/orders', signedIn);
    expect(registryIn(page.body).areas[0]?.current.entry).toBe(
      `${address}/portal/areas/mfe-orders/1.0.0+one/remoteEntry.1.js`,
    );
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${address} 'sha256-`);
    content = registry({ base: 'https://cdn.example/areas/' });
    await start({
      releases: createReleaseSource(
        { folder, registryUrl: `${address}/portal/areas/registry.json` },
        { error: console.error },
      ),
    });
    expect(registryIn((await get('/')).body).areas[0]?.current.entry).toBe(
      'https://cdn.example/areas/mfe-orders/1.0.0+one/remoteEntry.1.js',
    );
  } finally {
    await cdn.close();
  }
});

test('nothing in a manifest can end the element that it stands in', async () => {
  put(
    'areas/registry.json',
    registry({ releases: { 'mfe-orders': { one: orders('one', '</script><script>alert(1)</script>') } } }),
  );
  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(registryIn(body).areas[0]?.manifest.owner).toBe('</script><script>alert(1)</script>');
});

test('a developed area comes from its own address, on development hosts alone', async () => {
  await start({ overrides: 'mfe-orders=http://localhost:3102/remoteEntry.js' });
  const local = await get('/orders', { ...signedIn, host: 'localhost:8080' });
  expect(registryIn(local.body).areas[0]?.current).toEqual({
    build: 'dev',
    version: 'dev',
    entry: 'http://localhost:3102/remoteEntry.js',
  });
  expect(local.headers['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:3102 ws://localhost:3102",
  );
  expect([...run(local.body), ...preloaded(local.body)].join()).not.toContain('mfe-orders');
  const elsewhere = await get('/orders', signedIn);
  expect(registryIn(elsewhere.body).areas[0]?.current.build).toBe('one');
  expect(elsewhere.headers['content-security-policy']).not.toContain('3102');
});

const serendib: DistributorInfo = {
  pageTitle: 'Serendib & Sons </title><script>alert(1)</script>',
  pageFavicon: '/api/organizations/7/favicon?of="7"',
  supportEmail: 'help@serendib.example',
  loginPageTitle: 'Freight with us',
  loginImage: null,
  loginAlertText: '</script><b>',
  accentColor: '#0a7d55',
  defaultLanguage: 'sin',
  selfRegistration: false,
  showVersion: false,
  appStoreUrl: null,
  playStoreUrl: null,
  organizationTypes: ['1pl'],
};
const brandIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="brand">(.*)<\/script>/.exec(html)?.[1] ?? '"none"');
const PLAIN = [
  '<html lang="en">',
  '<title>Consign</title>',
  '<link rel="icon" type="image/svg+xml" href="/assets/favicon.1.svg">',
];

test('a partner’s host has its own title, icon, language and brand in the page, and none of them can break out', async () => {
  await start({ findDistributor: async (host) => (host === 'portal.serendib.localhost' ? serendib : null) });
  const { body } = await get('/login', { host: 'Portal.Serendib.localhost:8080' });
  expect(body).toContain('<html lang="si">');
  expect(body).toContain('<title>Serendib &amp; Sons &lt;/title>&lt;script>alert(1)&lt;/script></title>');
  expect(body).toContain('<link rel="icon" href="/api/organizations/7/favicon?of=&quot;7&quot;">');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<b>');
  expect(brandIn(body)).toEqual(serendib);
  const elsewhere = (await get('/login')).body;
  for (const part of PLAIN) expect(elsewhere).toContain(part);
  expect(brandIn(elsewhere)).toBeNull();
});

const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png?of=</script>', attribution: 'Tile makers', link: null };
const mapsIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="maps">(.*)<\/script>/.exec(html)?.[1] ?? '"none"');
const mayLoad = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => /tiles\.example|mapbox/.test(directive))
    .map((directive) => directive.replaceAll(/ ('self'|data:|blob:)/g, ''));

test('maps may load from the tile service that is set and, while a token asks for it, from Mapbox; nothing else may', async () => {
  const page = await get('/orders', signedIn);
  expect([mapsIn(page.body), mayLoad(page)]).toEqual([{ tiles: null }, []]);
  await start({ mapTiles: TILES });
  const tiled = await get('/orders', signedIn);
  expect([mapsIn(tiled.body), mayLoad(tiled)]).toEqual([
    { tiles: TILES },
    ['img-src https://tiles.example', 'connect-src https://tiles.example'],
  ]);
  await start({ mapTiles: TILES, usesMapbox: async () => true });
  const allowed = 'https://tiles.example https://api.mapbox.com https://events.mapbox.com';
  expect(mayLoad(await get('/orders', signedIn))).toEqual([`img-src ${allowed}`, `connect-src ${allowed}`]);
});

test('our own hosts keep the fixed title, whoever claims them', async () => {
  await start({ findDistributor: async () => serendib });
  for (const host of ['localhost:8080', 'consign.com', 'dev.consign.com']) {
    const { body } = await get('/login', { host });
    for (const part of PLAIN) expect(body).toContain(part);
    expect(brandIn(body)).toBeNull();
  }
});

test('without a database there is a page, and the browser asks', async () => {
  await start({ findDistributor: () => Promise.reject(new Error('away')) });
  const { statusCode, body } = await get('/login', { host: 'portal.serendib.localhost' });
  expect([statusCode, brandIn(body)]).toEqual([200, 'none']);
  expect(body).toContain('<title>Consign</title>');
});

test('without a built portal the page says so', async () => {
  rmSync(join(folder, 'shell/release.json'));
  const { statusCode, body } = await get('/orders');
  expect(statusCode).toBe(503);
  expect(body).toContain('npm run build');
});
