import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { sendError } from '../../platform/http/error-handler.ts';
import {
  listDeferredScripts,
  listImmediateScripts,
  listPreloads,
  readPageJson,
  setUpPortalServer,
  signedIn,
} from './testing/portal-server.ts';

const server = setUpPortalServer();
const { get, start } = server;
const shellScripts = ['/assets/react.1.js sha384-react', '/assets/main.1.js sha384-main'];
const areaEntry = '/areas/mfe-orders/1.0.0+one/remoteEntry.1.js sha384-entry';

/** The first line of the response to a path that a client would change before it sends it. */
async function getRaw(path: string) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n`);
  const chunks: Buffer[] = await socket.toArray();
  return Buffer.concat(chunks).toString().split('\r\n')[0] ?? '';
}

test('responds to HEAD requests of pages, which monitors send', async () => {
  const reply = await server.app.inject({ method: 'HEAD', url: '/orders', headers: { host: 'portal.example' } });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('serves compressed scripts, cached forever and for all origins', async () => {
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
  expect((await get('/areas/mfe-orders/1.0.0+one/missing.js')).statusCode).toBe(404);
});

test.each([
  [
    '/orders?page=2',
    signedIn,
    [areaEntry],
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
    [areaEntry],
    [
      '/areas/mfe-orders/1.0.0+one/order.1.js sha384-order',
      '/assets/frame.1.js sha384-frame',
      '/assets/menu.1.js sha384-menu',
    ],
  ],
  [
    '/orders/new',
    signedIn,
    [areaEntry],
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
])('hints exactly the scripts that %s needs', async (path, headers, entries, preloads) => {
  const { body, statusCode } = await get(path, headers);
  expect(statusCode).toBe(200);
  expect(listImmediateScripts(body)).toEqual(['/assets/ahead.1.js sha384-ahead']);
  expect(listDeferredScripts(body)).toEqual([...shellScripts, ...entries]);
  expect(listPreloads(body).toSorted()).toEqual(preloads.toSorted());
});

test.each([
  '//',
  '//[',
  '///',
  '/\\\\',
  '//evil.example/orders',
  '/%00',
  '/orders/%00',
  '//?override=off',
  'http://evil.example/',
])('has no page at %s', async (url) => expect((await getRaw(url)).split(' ')[1]).toBe('404'));

test.each(['/assets/', '/areas/', '/areas/mfe-orders/', '/assets/%00', '/assets//', '/assets/%5c'])(
  'lists no folder: %s',
  async (url) => {
    server.app.setErrorHandler(sendError);
    expect((await getRaw(url)).split(' ')[1]).toBe('404');
  },
);

test('doesn’t disclose the URL of a tracking link', async () => {
  expect((await get('/track/abc')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await get('/orders')).headers['x-robots-tag']).toBeUndefined();
});

test('allows the inline script of the page by its hash', async () => {
  const { headers, body } = await get('/');
  const hashes = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(1);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes[0]};`);
});

test('sends the page uncached, with a strict content security policy', async () => {
  const { headers, body } = await get('/orders', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(
      /geolocation=\(self\), camera=\(self\), .*microphone=\(\), .*usb=\(\)/,
    ) as string,
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
const defaultHead = [
  '<html lang="en">',
  '<title>Consign</title>',
  '<link rel="icon" type="image/svg+xml" href="/assets/favicon.1.svg">',
];

test('shows the escaped title, icon, language and brand of a custom host', async () => {
  await start({ findDistributor: async (host) => (host === 'portal.serendib.localhost' ? serendib : null) });
  const { body } = await get('/login', { host: 'Portal.Serendib.localhost:8080' });
  expect(body).toContain('<html lang="si">');
  expect(body).toContain('<title>Serendib &amp; Sons &lt;/title>&lt;script>alert(1)&lt;/script></title>');
  expect(body).toContain('<link rel="icon" href="/api/organizations/7/favicon?of=&quot;7&quot;">');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<b>');
  expect(readPageJson(body, 'brand')).toEqual(serendib);
  const otherBody = (await get('/login')).body;
  for (const tag of defaultHead) expect(otherBody).toContain(tag);
  expect(readPageJson(otherBody, 'brand')).toBeNull();
});

test('shows the default title on the hosts of the platform', async () => {
  await start({ findDistributor: async () => serendib });
  for (const host of ['localhost:8080', 'consign.com', 'dev.consign.com']) {
    const { body } = await get('/login', { host });
    for (const tag of defaultHead) expect(body).toContain(tag);
    expect(readPageJson(body, 'brand')).toBeNull();
  }
});

test('serves a page without a brand while the database is unavailable', async () => {
  await start({ findDistributor: () => Promise.reject(new Error('unavailable')) });
  const { statusCode, body } = await get('/login', { host: 'portal.serendib.localhost' });
  expect([statusCode, readPageJson(body, 'brand')]).toEqual([200, undefined]);
  expect(body).toContain('<title>Consign</title>');
});

const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png?of=</script>', attribution: 'Tile makers', link: null };
const listMapDirectives = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => /tiles\.example|mapbox/.test(directive))
    .map((directive) => directive.replaceAll(/ ('self'|data:|blob:)/g, ''));

test('allows maps to load from the tile service, and from Mapbox only while it is used', async () => {
  const page = await get('/orders', signedIn);
  expect([readPageJson(page.body, 'maps'), listMapDirectives(page)]).toEqual([{ tiles: null, extract: null }, []]);
  await start({ mapTiles });
  const pageWithTiles = await get('/orders', signedIn);
  expect([readPageJson(pageWithTiles.body, 'maps'), listMapDirectives(pageWithTiles)]).toEqual([
    { tiles: mapTiles, extract: null },
    ['img-src https://tiles.example', 'connect-src https://tiles.example'],
  ]);
  await start({ mapTiles, usesMapbox: async () => true });
  const origins = 'https://tiles.example https://api.mapbox.com https://events.mapbox.com';
  expect(listMapDirectives(await get('/orders', signedIn))).toEqual([`img-src ${origins}`, `connect-src ${origins}`]);
});

test('explains that the portal is not built', async () => {
  rmSync(join(server.folder, 'shell/release.json'));
  const { statusCode, body } = await get('/orders');
  expect(statusCode).toBe(503);
  expect(body).toContain('npm run build');
});

test('makes browsers trace navigations only when the portal traces', async () => {
  const meta = '<meta name="consign-traces" content="on">';
  expect((await get('/orders')).body).not.toContain(meta);
  await start({ isTraced: true });
  expect((await get('/orders')).body).toContain(meta);
});

test('tells browsers how large documents may be where it is not a megabyte', async () => {
  expect((await get('/orders')).body).not.toContain('consign-document-megabytes');
  await start({ maxDocumentBytes: 25 * 1024 * 1024 });
  expect((await get('/orders')).body).toContain('<meta name="consign-document-megabytes" content="25">');
});
