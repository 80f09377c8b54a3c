import Fastify from 'fastify';
import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { createReleaseSource } from './release-source.ts';
import { orders, registry } from './testing/built-portal.ts';
import {
  listDeferredScripts,
  listPreloads,
  readPageRegistry,
  setUpPortalServer,
  signedIn,
} from './testing/portal-server.ts';

const server = setUpPortalServer();
const { get, start, writeFile } = server;
const stableTwo = { stable: { areas: { 'mfe-orders': 'two' }, previous: { 'mfe-orders': 'one' } } };

test('allows scripts from the origin of the registry', async () => {
  writeFile('areas/registry.json', registry({ base: 'https://cdn.example/areas/' }));
  const { headers, body } = await get('/orders', signedIn);
  expect(headers['content-security-policy']).toContain("script-src 'self' https://cdn.example 'sha256-");
  expect(readPageRegistry(body).areas[0]?.current.entry).toBe(
    'https://cdn.example/areas/mfe-orders/1.0.0+one/remoteEntry.1.js',
  );
});

test('serves the exports of the shell for areas, uncached, or the source of the registry', async () => {
  expect((await get('/areas/host-api.json')).statusCode).toBe(404);
  writeFile('areas/host-api.json', { modules: {} });
  const { headers, body } = await get('/areas/host-api.json');
  expect([headers['cache-control'], JSON.parse(body)]).toEqual(['no-store', { modules: {} }]);
  writeFile('areas/registry.json', registry({ base: 'https://cdn.example/areas/' }));
  expect((await get('/areas/host-api.json')).headers.location).toBe('https://cdn.example/areas/host-api.json');
});

test('shows a new release without a restart, and a pinned release only on its host', async () => {
  const listBuilds = async (host: string) =>
    readPageRegistry((await get('/', { host })).body).areas.map(({ current }) => current.build);
  expect(await listBuilds('portal.example')).toEqual(['one']);
  writeFile(
    'areas/registry.json',
    registry({
      channels: stableTwo,
      hosts: { 'partner.example': { channel: 'stable', pins: { 'mfe-orders': 'one' } } },
    }),
  );
  expect(await listBuilds('portal.example:8080')).toEqual(['two']);
  expect(await listBuilds('partner.example')).toEqual(['one']);
  const { areas } = (await get('/areas/registry.json')).json<ResolvedRegistry>();
  expect(areas[0]).toMatchObject({ current: { build: 'two', integrity: 'sha384-entry' }, lastGood: { build: 'one' } });
});

test('responds with 304 while the registry is unchanged, and with a new one otherwise', async () => {
  const { revision } = readPageRegistry((await get('/')).body);
  const fetchRegistry = () => get('/areas/registry.json', { 'if-none-match': `"${revision}"` });
  const unchanged = await fetchRegistry();
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  writeFile('areas/registry.json', registry({ channels: { stable: { areas: { 'mfe-orders': 'two' } } } }));
  const changed = await fetchRegistry();
  expect([changed.statusCode, changed.json<ResolvedRegistry>().areas[0]?.current.build]).toEqual([200, 'two']);
  expect(changed.headers.etag).toBe(`"${changed.json<ResolvedRegistry>().revision}"`);
});

test('notifies open tabs of a new registry within a second, with the delay for their requests', async () => {
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
    let openTabs = 1;
    const payloads: unknown[] = [];
    const countAfterSecond = async () => {
      await jest.advanceTimersByTimeAsync(1_000);
      return payloads.length;
    };
    await start({
      live: {
        countStreams: () => openTabs,
        broadcast: ({ topic, payload }) => {
          if (topic === 'releases') payloads.push(payload);
        },
      },
    });
    const before = await countAfterSecond();
    expect([await countAfterSecond(), await countAfterSecond()]).toEqual([before, before]);
    writeFile('areas/registry.json', registry({ channels: { stable: { areas: { 'mfe-orders': 'two' } } } }));
    expect([await countAfterSecond(), await countAfterSecond()]).toEqual([before + 1, before + 1]);
    openTabs = 0;
    writeFile('areas/registry.json', registry());
    expect(await countAfterSecond()).toBe(before + 1);
    openTabs = 5_000;
    expect(await countAfterSecond()).toBe(before + 2);
    expect(payloads.slice(-2)).toEqual([{ withinMs: 2 }, { withinMs: 2_000 }]);
    await server.app.close();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('replaces quarantined releases and lists them', async () => {
  writeFile('areas/registry.json', registry({ channels: stableTwo }));
  await start({ findQuarantined: async () => ({ 'mfe-orders': { two: 100 } }) });
  expect(readPageRegistry((await get('/orders', signedIn)).body).areas).toMatchObject([{ current: { build: 'one' } }]);
  expect((await get('/areas/registry.json')).json().areas[0].lastGood).toBeUndefined();
  expect((await get('/areas/quarantined.json')).json()).toEqual({ 'mfe-orders': { two: 100 } });
});

test('lists an area that needs a newer shell, but does not load it', async () => {
  const tooNew = { ...orders('one'), manifest: { ...orders('one').manifest, hostApi: '^2.0.0' } };
  writeFile('areas/registry.json', registry({ releases: { 'mfe-orders': { one: tooNew } } }));
  const { body } = await get('/orders', signedIn);
  const { areas, hostApi } = readPageRegistry(body);
  expect([hostApi, areas[0]?.manifest.hostApi]).toEqual(['1.0.0', '^2.0.0']);
  expect(listDeferredScripts(body)).toEqual(['/assets/react.1.js sha384-react', '/assets/main.1.js sha384-main']);
});

test('uses the last good registry when the new one is damaged', async () => {
  await get('/');
  writeFile('areas/registry.json', '{ "releases": 1 }');
  const { statusCode, body } = await get('/');
  expect([statusCode, readPageRegistry(body).areas[0]?.current.build]).toEqual([200, 'one']);
});

test('skips a release that cannot be read', async () => {
  writeFile('areas/registry.json', {
    ...registry(),
    releases: { ...registry().releases, 'mfe-trips': { one: { ...orders('one'), manifest: { name: 'mfe-trips' } } } },
  });
  expect(readPageRegistry((await get('/')).body).areas.map(({ name }) => name)).toEqual(['mfe-orders']);
});

test('fetches a registry from another host, with scripts relative to it', async () => {
  const cdn = Fastify();
  let content = registry();
  cdn.get('/portal/areas/registry.json', () => content);
  const origin = await cdn.listen({ port: 0, host: '127.0.0.1' });
  const startWithRemote = () =>
    start({
      releases: createReleaseSource(
        { folder: server.folder, registryUrl: `${origin}/portal/areas/registry.json` },
        { error: console.error },
      ),
    });
  try {
    await startWithRemote();
    const page = await get('/orders', signedIn);
    expect(readPageRegistry(page.body).areas[0]?.current.entry).toBe(
      `${origin}/portal/areas/mfe-orders/1.0.0+one/remoteEntry.1.js`,
    );
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${origin} 'sha256-`);
    content = registry({ base: 'https://cdn.example/areas/' });
    await startWithRemote();
    expect(readPageRegistry((await get('/')).body).areas[0]?.current.entry).toBe(
      'https://cdn.example/areas/mfe-orders/1.0.0+one/remoteEntry.1.js',
    );
  } finally {
    await cdn.close();
  }
});

test('escapes manifests so that they cannot close their element', async () => {
  writeFile(
    'areas/registry.json',
    registry({ releases: { 'mfe-orders': { one: orders('one', '</script><script>alert(1)</script>') } } }),
  );
  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(readPageRegistry(body).areas[0]?.manifest.owner).toBe('</script><script>alert(1)</script>');
});

test('loads an area under development from its own address, only on development hosts', async () => {
  await start({ overrides: 'mfe-orders=http://localhost:3102/remoteEntry.js' });
  const local = await get('/orders', { ...signedIn, host: 'localhost:8080' });
  expect(readPageRegistry(local.body).areas[0]?.current).toEqual({
    build: 'dev',
    version: 'dev',
    entry: 'http://localhost:3102/remoteEntry.js',
  });
  expect(local.headers['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:3102 ws://localhost:3102",
  );
  expect([...listDeferredScripts(local.body), ...listPreloads(local.body)].join()).not.toContain('mfe-orders');
  const production = await get('/orders', signedIn);
  expect(readPageRegistry(production.body).areas[0]?.current.build).toBe('one');
  expect(production.headers['content-security-policy']).not.toContain('3102');
});
