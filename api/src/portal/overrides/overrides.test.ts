import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OverrideLink } from 'shared-contracts/portal/overrides';
import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { servePortal } from '../pages/serve-portal.ts';
import { registry, shell } from '../pages/testing/built-portal.ts';
import { readPageJson } from '../pages/testing/portal-server.ts';
import { readOverride, signOverride } from './override-link.rules.ts';

const api = testApp();
const ADDRESS = 'https://dev.example:3102/remoteEntry.js';
const HOST = 'portal.example';
const createLink = async (body: object, user?: { id: string }) =>
  api
    .as(user ?? (await createBuilders(api.db, TEST_NOW).user({ role: 'root' })), { host: HOST })
    .post('/overrides', body);
const createOrdersLink = async (body: object = {}): Promise<OverrideLink> =>
  (await createLink({ area: 'mfe-orders', address: ADDRESS, ...body })).json();

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
  await servePortal(pages, {
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

const get = (url: string, cookie = '', host = HOST) => pages.inject({ url, headers: { host, cookie } });
/** Returns the build of the orders area in a page, its override status, and the origins of its scripts. */
async function openPage(url: string, cookie?: string, host?: string) {
  const { body, headers } = await get(url, cookie, host);
  const { areas } = readPageJson(body, 'registry') as ResolvedRegistry;
  return {
    ...areas[0]?.current,
    status: readPageJson(body, 'override'),
    scripts: /script-src ([^;]*?) 'sha256-/.exec(String(headers['content-security-policy']))?.[1],
  };
}
const toPath = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const withoutOverride = { build: 'one', integrity: 'sha384-entry', scripts: "'self'" };

test('overrides an area for the browser that opens the link, until it expires or the user ends it', async () => {
  const link = await createOrdersLink();
  expect(link).toMatchObject({ area: 'mfe-orders', address: ADDRESS, host: HOST, expiresAt: TEST_NOW + 3_600 });
  expect(link.url).toMatch(/^http:\/\/portal\.example\/\?override=[\w-]+\.[\w-]+$/);
  expect(link.url).not.toContain(api.app.secret);

  const redirect = await get(`/orders${toPath(link.url).slice(1)}&page=2`);
  expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/orders?page=2']);
  const [cookie = '', ...attributes] = String(redirect.headers['set-cookie']).split('; ');
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Expires=Fri, 20 Nov 2026 09:00:00 GMT']);

  expect(await openPage('/orders', cookie)).toEqual({
    build: 'dev',
    version: 'dev',
    entry: ADDRESS,
    status: { area: 'mfe-orders', address: ADDRESS, until: TEST_NOW + 3_600 },
    scripts: "'self' https://dev.example:3102",
  });
  expect((await get('/areas/registry.json', cookie)).json<ResolvedRegistry>().areas[0]?.current.entry).toBe(ADDRESS);
  expect(await openPage('/orders')).toMatchObject({ ...withoutOverride, status: undefined });

  const ended = await get('/orders?override=off', cookie);
  expect([ended.headers.location, ended.headers['set-cookie']]).toEqual([
    '/orders',
    'consign.override=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
  api.clock.now = TEST_NOW + 3_600;
  expect(await openPage('/orders', cookie)).toMatchObject({ ...withoutOverride, status: undefined });
});

const override = { area: 'mfe-orders', address: ADDRESS, host: HOST, until: TEST_NOW + 60 };
const sign = (changes: Partial<typeof override> = {}) => signOverride(api.app.secret, { ...override, ...changes });
test.each([
  ['an expired link', () => sign({ until: TEST_NOW }), HOST, 'expired'],
  ['a link for another host', () => sign({ host: 'partner.example' }), HOST, 'otherHost'],
  ['a link signed with another secret', () => signOverride('x'.repeat(32), override), HOST, 'forged'],
  [
    'a link with another address',
    () => {
      const content = JSON.stringify({ ...override, address: 'https://evil.example/x.js' });
      return `${Buffer.from(content).toString('base64url')}.${sign().split('.')[1]}`;
    },
    HOST,
    'forged',
  ],
  ['a truncated link', () => sign().slice(0, -4), HOST, 'forged'],
  ['an area without an address', () => 'mfe-orders', HOST, 'forged'],
  [
    'an unsigned address outside development hosts',
    () => 'mfe-orders:http://localhost:3102/remoteEntry.js',
    HOST,
    'notHere',
  ],
  [
    'an unsigned address on another machine',
    () => 'mfe-orders:https://evil.example/remoteEntry.js',
    'localhost',
    'forged',
  ],
  [
    'an unsigned address that only looks like the local machine',
    () => 'mfe-orders:http://localhost:3102@evil.example/remoteEntry.js',
    'localhost',
    'forged',
  ],
])('ignores %s and reports the reason', async (_, createToken, host, error) => {
  const token = encodeURIComponent(createToken());
  const { headers } = await get(`/orders?override=${token}`, '', host);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await openPage(`/orders?override=${token}`, '', host)).toMatchObject({
    ...withoutOverride,
    status: { error },
  });
  expect(await openPage('/orders', `consign.override=${token}`, host)).toMatchObject({
    ...withoutOverride,
    status: undefined,
  });
});

test.each(['localhost', 'dev.consign.com'])('needs no link for the local machine on %s', async (host) => {
  const redirect = await get('/orders?override=mfe-orders:http://localhost:3102/remoteEntry.js', '', host);
  const [cookie = '', ...attributes] = String(redirect.headers['set-cookie']).split('; ');
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(await openPage('/orders', cookie, host)).toMatchObject({
    entry: 'http://localhost:3102/remoteEntry.js',
    scripts: "'self' http://localhost:3102",
    status: { area: 'mfe-orders' },
  });
});

test('never redirects to another site', async () => {
  for (const url of ['//evil.example/?override=off', '/.//evil.example/?override=off'])
    expect((await get(url)).headers.location ?? '/').toMatch(/^\/([^/]|$)/);
});

test('lets only root create links with a safe address, and records them', async () => {
  const root = await createBuilders(api.db, TEST_NOW).user({ role: 'root' });
  const user = await createBuilders(api.db, TEST_NOW).user({ rules: [] });
  const input = { area: 'mfe-trips', address: 'http://localhost:3102/remoteEntry.js', host: 'Partner.example' };
  expect((await createLink(input, user)).statusCode).toBe(403);
  const created = await createLink(input, root);
  expect([created.statusCode, created.json<OverrideLink>().url.split('?')[0]]).toEqual([
    201,
    'https://partner.example/',
  ]);
  for (const invalid of [
    { address: 'http://dev.example/x.js' },
    { address: 'javascript:alert(1)' },
    { address: 'no address' },
    { address: 'http://localhost:3102@evil.example/x.js' },
    { area: '../x' },
    { host: 'a/b' },
  ]) {
    expect((await createLink({ ...input, ...invalid }, root)).statusCode).toBe(422);
  }
  const entries = await api.db
    .selectFrom('timelineEntries')
    .select(['subject', 'event', 'userId', 'changes'])
    .where('event', '=', 'override')
    .where('userId', '=', root.id)
    .execute();
  expect(entries).toEqual([
    {
      subject: 'release',
      event: 'override',
      userId: root.id,
      changes: { area: 'mfe-trips', address: input.address, host: 'partner.example', expiresAt: TEST_NOW + 3_600 },
    },
  ]);
});
