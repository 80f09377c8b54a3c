import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest, ResolvedRegistry, ShellRelease } from 'shared-contracts/values/portal/areas';
import { renderPortalPage } from '../../api/src/portal/pages/page-html.ts';
import { buildContentPolicy } from '../../api/src/portal/pages/content-policy.ts';
import { root } from '../webpack/paths.ts';
import { deployedPortal } from './deployed.ts';

const manifest: AreaManifest = JSON.parse(readFileSync(join(root, 'mfe-trips/area.json'), 'utf8'));
const registry: ResolvedRegistry = {
  revision: 'r1',
  hostApi: '1.0.0',
  areas: ['mfe-orders', 'mfe-trips'].map((name) => ({
    name,
    manifest: { ...manifest, name, routes: [] },
    current: { build: 'a', version: '1.0.0', entry: `/areas/${name}/1.0.0-a/remoteEntry.js` },
  })),
};
const shell: ShellRelease = {
  hostApi: '1.0.0',
  base: '/assets/',
  icon: 'icon.svg',
  scripts: ['main.js'],
  integrity: {},
  firstPaint: {},
  lent: {},
};
const hint = (address: string) => ({ address, integrity: 'sha384-x' });
const page = renderPortalPage(shell, {
  registry,
  maps: { tiles: null, extract: null },
  hints: {
    entry: hint('/areas/mfe-trips/1.0.0-a/remoteEntry.js'),
    preload: [hint('/areas/mfe-trips/1.0.0-a/page.js'), hint('/assets/list.js')],
  },
});
const entry = 'http://localhost:3102/remoteEntry.js';

const receivedRequests: string[] = [];
const open: Server[] = [];
const listening = async (server: Server) => {
  open.push(server);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

let there: string;
let here: string;
beforeAll(async () => {
  there = await listening(
    createServer((request, reply) => {
      receivedRequests.push([request.method, request.url, request.headers.host, request.headers.origin].join(' '));
      if (request.url === '/areas/registry.json')
        reply
          .writeHead(request.headers['if-none-match'] ? 304 : 200, { 'content-type': 'application/json', etag: '"r1"' })
          .end(JSON.stringify(registry));
      else if (request.url?.startsWith('/api/'))
        request.pipe(
          reply.writeHead(201, {
            'content-type': 'text/plain',
            'x-own': 'yes',
            'strict-transport-security': 'max-age=9',
          }),
        );
      else
        reply
          .writeHead(200, {
            'content-type': 'text/html',
            'content-security-policy': buildContentPolicy(registry),
            'content-length': Buffer.byteLength(page),
          })
          .end(page);
    }),
  );
  here = await listening(deployedPortal({ portal: there, area: () => ({ manifest, entry }) }));
});
afterAll(() => open.forEach((server) => server.close().closeAllConnections()));

test('the page of a deployed portal shows the area from its sources, and nothing of its release', async () => {
  const answer = await fetch(`${here}/trips`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const written: ResolvedRegistry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(
    written.areas.map(({ name, current, manifest: { routes } }) => [name, current.entry, routes.length > 0]),
  ).toEqual([
    ['mfe-orders', '/areas/mfe-orders/1.0.0-a/remoteEntry.js', false],
    ['mfe-trips', entry, true],
  ]);
  expect(html).not.toContain('/areas/mfe-trips/');
  expect(html).toContain('/assets/list.js');
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive]),
  );
  expect(policy.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/=]+' http:\/\/localhost:3102$/);
  expect(policy.get('connect-src')).toContain(' http://localhost:3102 ws://localhost:3102');
  expect(policy.get('base-uri')).toBe("base-uri 'none'");
});

test('the registry too, also for a tab that knows it already', async () => {
  const answer = await fetch(`${here}/areas/registry.json`, { headers: { 'if-none-match': '"r1"' } });
  expect(await answer.json()).toMatchObject({
    revision: 'r1-dev',
    areas: [{ name: 'mfe-orders' }, { current: { build: 'dev', entry } }],
  });
});

test('all else goes there and back as it is, as if the browser had gone there itself', async () => {
  const answer = await fetch(`${here}/api/trips?page=2`, { method: 'POST', body: 'words', headers: { origin: here } });
  expect([
    answer.status,
    await answer.text(),
    answer.headers.get('x-own'),
    answer.headers.get('strict-transport-security'),
  ]).toEqual([201, 'words', 'yes', null]);
  expect(receivedRequests.at(-1)).toBe(`POST /api/trips?page=2 ${new URL(there).host} ${there}`);
});

test('a portal that is not there is reported', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const nowhere = await listening(deployedPortal({ portal: 'http://localhost:1', area: () => ({ manifest, entry }) }));
  const answer = await fetch(`${nowhere}/`);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringMatching(/^http:\/\/localhost:1 does not answer: /),
  ]);
  expect(consoleError).toHaveBeenCalledTimes(1);
});
