import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OverrideLink } from 'shared-contracts/overrides';
import type { ResolvedRegistry } from 'shared-contracts/values/areas';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { servePortal as serve } from '../pages/serve-portal.ts';
import { registry, shell } from '../pages/testing/built-portal.ts';
import { readOverride, signOverride } from './override-link.rules.ts';

const api = testApp();
const ADDRESS = 'https://dev.example:3102/remoteEntry.js';
const HOST = 'portal.example';
const make = async (body: object, user?: { id: string }) =>
  api
    .as(user ?? (await createBuilders(api.db, TEST_NOW).user({ role: 'root' })), { host: HOST })
    .post('/overrides', body);
const linkFor = async (body: object = {}): Promise<OverrideLink> =>
  (await make({ area: 'mfe-orders', address: ADDRESS, ...body })).json();

let folder: string;
let pages: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overrides-'));
  for (const [file, content] of [
    ['shell/release.json', shell],
    ['areas/registry.json', registry()],
    ['shell/assets/a.js', ''],
  ] as const) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  pages = Fastify();
  await serve(pages, {
    folder,
    readOverrideLink: (token, host) => readOverride(api.app.secret, token, { host, now: api.clock.now }),
  });
});
afterAll(async () => {
  await pages.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  api.clock.now = TEST_NOW;
});

const open = (url: string, cookie = '', host = HOST) => pages.inject({ url, headers: { host, cookie } });
const inPage = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*)</script>`).exec(html)?.[1] ?? 'null');
/** Which build of orders a page shows, what it says of it, and where its scripts may come from. */
async function look(url: string, cookie?: string, host?: string) {
  const { body, headers } = await open(url, cookie, host);
  const { areas } = inPage(body, 'registry') as ResolvedRegistry;
  return {
    ...areas[0]?.current,
    says: inPage(body, 'override'),
    scripts: /script-src ([^;]*?) 'sha256-/.exec(String(headers['content-security-policy']))?.[1],
  };
}
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const UNTOUCHED = { build: 'one', integrity: 'sha384-entry', scripts: "'self'" };

test('whoever opens root’s link gets the area from there, is told so, and is rid of it after an hour or when they want', async () => {
  const link = await linkFor();
  expect(link).toMatchObject({ area: 'mfe-orders', address: ADDRESS, host: HOST, expiresAt: TEST_NOW + 3_600 });
  expect(link.url).toMatch(/^http:\/\/portal\.example\/\?override=[\w-]+\.[\w-]+$/);
  expect(link.url).not.toContain(api.app.secret);

  const led = await open(`/orders${pathOf(link.url).slice(1)}&page=2`);
  expect([led.statusCode, led.headers.location]).toEqual([302, '/orders?page=2']);
  const [cookie = '', ...terms] = String(led.headers['set-cookie']).split('; ');
  expect(terms).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Expires=Fri, 20 Nov 2026 09:00:00 GMT']);

  const shown = await look('/orders', cookie);
  expect(shown).toEqual({
    build: 'dev',
    version: 'dev',
    entry: ADDRESS,
    says: { area: 'mfe-orders', address: ADDRESS, until: TEST_NOW + 3_600 },
    scripts: "'self' https://dev.example:3102",
  });
  expect((await open('/areas/registry.json', cookie)).json<ResolvedRegistry>().areas[0]?.current.entry).toBe(ADDRESS);
  expect(await look('/orders')).toMatchObject({ ...UNTOUCHED, says: null });

  const left = await open('/orders?override=off', cookie);
  expect([left.headers.location, left.headers['set-cookie']]).toEqual([
    '/orders',
    'consign.override=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
  api.clock.now = TEST_NOW + 3_600;
  expect(await look('/orders', cookie)).toMatchObject({ ...UNTOUCHED, says: null });
});

const signed = { area: 'mfe-orders', address: ADDRESS, host: HOST, until: TEST_NOW + 60 };
const SECRET = () => api.app.secret;
test.each([
  ['an expired link', () => signOverride(SECRET(), { ...signed, until: TEST_NOW }), HOST, 'expired'],
  ['a link of another host', () => signOverride(SECRET(), { ...signed, host: 'partner.example' }), HOST, 'otherHost'],
  ['one that is signed with another secret', () => signOverride('x'.repeat(32), signed), HOST, 'forged'],
  [
    'one whose address was changed',
    () =>
      `${Buffer.from(JSON.stringify({ ...signed, address: 'https://evil.example/x.js' })).toString('base64url')}.${signOverride(SECRET(), signed).split('.')[1]}`,
    HOST,
    'forged',
  ],
  ['one cut short', () => signOverride(SECRET(), signed).slice(0, -4), HOST, 'forged'],
  ['something else', () => 'mfe-orders', HOST, 'forged'],
  [
    'a plain address beside development hosts',
    () => 'mfe-orders:http://localhost:3102/remoteEntry.js',
    HOST,
    'notHere',
  ],
  [
    'a plain address that is nobody’s own machine',
    () => 'mfe-orders:https://evil.example/remoteEntry.js',
    'localhost',
    'forged',
  ],
  [
    'a plain address that looks like one’s own machine',
    () => 'mfe-orders:http://localhost:3102@evil.example/remoteEntry.js',
    'localhost',
    'forged',
  ],
])('%s does nothing and says why', async (_what, token, host, error) => {
  const text = encodeURIComponent(token());
  const { headers } = await open(`/orders?override=${text}`, '', host);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await look(`/orders?override=${text}`, '', host)).toMatchObject({ ...UNTOUCHED, says: { error } });
  expect(await look('/orders', `consign.override=${text}`, host)).toMatchObject({ ...UNTOUCHED, says: null });
});

test.each(['localhost', 'dev.consign.com'])('at %s a developer’s own machine needs no link', async (host) => {
  const led = await open('/orders?override=mfe-orders:http://localhost:3102/remoteEntry.js', '', host);
  const [cookie = '', ...terms] = String(led.headers['set-cookie']).split('; ');
  expect(terms).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(await look('/orders', cookie, host)).toMatchObject({
    entry: 'http://localhost:3102/remoteEntry.js',
    scripts: "'self' http://localhost:3102",
    says: { area: 'mfe-orders' },
  });
});

test('the way out leads to no other site', async () => {
  for (const url of ['//evil.example/?override=off', '/.//evil.example/?override=off'])
    expect((await open(url)).headers.location).toMatch(/^\/([^/]|$)/);
});

test('root alone makes links, for an area from a safe address; who made which is written down', async () => {
  const root = await createBuilders(api.db, TEST_NOW).user({ role: 'root' });
  const user = await createBuilders(api.db, TEST_NOW).user({ rules: [] });
  const input = { area: 'mfe-trips', address: 'http://localhost:3102/remoteEntry.js', host: 'Partner.example' };
  expect((await make(input, user)).statusCode).toBe(403);
  const made = await make(input, root);
  expect([made.statusCode, made.json<OverrideLink>().url.split('?')[0]]).toEqual([201, 'https://partner.example/']);
  for (const wrong of [
    { address: 'http://dev.example/x.js' },
    { address: 'javascript:alert(1)' },
    { address: 'no address' },
    { address: 'http://localhost:3102@evil.example/x.js' },
    { area: '../x' },
    { host: 'a/b' },
  ]) {
    expect((await make({ ...input, ...wrong }, root)).statusCode).toBe(422);
  }
  const lines = await api.db
    .selectFrom('timelineEntries')
    .select(['subject', 'event', 'userId', 'changes'])
    .where('event', '=', 'override')
    .where('userId', '=', root.id)
    .execute();
  expect(lines).toEqual([
    {
      subject: 'release',
      event: 'override',
      userId: root.id,
      changes: { area: 'mfe-trips', address: input.address, host: 'partner.example', expiresAt: TEST_NOW + 3_600 },
    },
  ]);
});
