import { renderHook } from '@testing-library/react';
import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/auth';
import type { AreaManifest, ResolvedRegistry } from 'shared-contracts/values/areas';
import { followReleases, refresh, useReleaseNews } from './adoption.ts';
import { areaNamed, areas } from './registry.ts';

const labels = { 'menu.orders': 'Orders' };
const manifest = (name: string, hostApi = '^1.0.0'): AreaManifest => ({
  name,
  owner: 'A team',
  hostApi,
  apis: [],
  menu: [],
  routes: [],
  slots: [],
  labels: { en: labels, it: {}, fr: {}, sp: {}, sin: {} },
});
const area = (name: string, build: string, hostApi?: string) => ({
  name,
  manifest: manifest(name, hostApi),
  current: { build, version: '1.0.0', entry: `/areas/${name}/${build}.js` },
});
const registry = (revision: string, ...of: ReturnType<typeof area>[]): ResolvedRegistry => ({
  revision,
  hostApi: '1.0.0',
  areas: of,
});
document.body.insertAdjacentHTML(
  'beforeend',
  `<script type="application/json" id="registry">${JSON.stringify(registry('r1', area('mfe-orders', 'one'), area('mfe-trips', 'one')))}</script>`,
);

/** The server's registry, by which revisions it was asked for, and the live stream as it was opened last. */
let served = registry('r1');
const asked: (string | undefined)[] = [];
let live: TransformStream<Uint8Array, Uint8Array>;
jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
  if (address instanceof Request && address.url.endsWith('/api/live')) {
    live = new TransformStream(undefined, undefined, { highWaterMark: 9 });
    return new Response(live.readable);
  }
  const known = new Headers(init?.headers).get('if-none-match') ?? undefined;
  asked.push(known);
  return known === `"${served.revision}"`
    ? ({ ok: false, status: 304 } as Response)
    : ({ ok: true, json: async () => structuredClone(served) } as unknown as Response);
});

type State = { navigation: { state: string; location?: { pathname: string } }; location: { pathname: string } };
let tell: (state: State) => void;
const stop = followReleases({
  subscribe: (told) => {
    tell = told as unknown as typeof tell;
    return () => undefined;
  },
});
afterAll(stop);

const go = (from: string, to: string) =>
  tell({ navigation: { state: 'loading', location: { pathname: to } }, location: { pathname: from } });
const builds = () => Object.fromEntries(areas().map(({ name, current }) => [name, current.build]));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

/** Walks about until the tab has asked anew. */
async function walk() {
  await pass(60_001);
  go('/trips', '/orders');
  await pass(1);
}

test('a tab learns of a release and takes it over on the way to another page, of the area alone that changed', async () => {
  const trips = areaNamed('mfe-trips');
  served = registry('r2', area('mfe-orders', 'two'), area('mfe-trips', 'one'));
  await walk();
  expect([asked.splice(0), builds()]).toEqual([['"r1"'], { 'mfe-orders': 'one', 'mfe-trips': 'one' }]);
  go('/orders', '/orders');
  expect(builds()['mfe-orders']).toBe('one');
  go('/orders', '/trips');
  expect(builds()).toEqual({ 'mfe-orders': 'two', 'mfe-trips': 'one' });
  expect(areaNamed('mfe-trips')).toBe(trips);
});

test('whoever walks about asks once a minute at most, and only whether there is another', async () => {
  await pass(60_001);
  for (let click = 0; click < 20; click += 1) go('/orders', '/trips');
  await pass(1);
  expect(asked.splice(0)).toEqual(['"r2"']);
  served = registry('r3', area('mfe-orders', 'three'), area('mfe-trips', 'one'));
  await pass(60_001);
  go('/orders', '/trips');
  await pass(1);
  expect([asked.splice(0), builds()['mfe-orders']]).toEqual([['"r2"'], 'two']);
  go('/trips', '/orders');
  expect(builds()['mfe-orders']).toBe('three');
});

test('whoever signs in may see another release first', async () => {
  served = registry('r4', area('mfe-orders', 'canary'), area('mfe-trips', 'one'));
  useSession.setState({ user: { id: 'nimal' } as UserInfo });
  await pass(1);
  expect(asked.splice(0)).toEqual(['"r3"']);
  go('/', '/orders');
  expect(builds()['mfe-orders']).toBe('canary');
  useSession.setState({ user: undefined });
});

test.each([
  ['within two seconds', null, 2_000, 'heard'],
  ['as soon as the server says', { withinMs: 20 }, 20, 'heard at once'],
])(
  'a tab that hears of a release asks %s, once, and takes it over on the way to another page',
  async (_when, payload, withinMs, build) => {
    useSession.setState({ user: { id: 'nadia' } as UserInfo });
    const { unmount } = renderHook(useReleaseNews);
    await pass(2_000);
    expect(asked.splice(0)).not.toEqual([]); // what was told before the stream began
    served = registry(`r4 ${build}`, area('mfe-orders', build), area('mfe-trips', 'one'));
    const news = `data: ${JSON.stringify([{ topic: 'releases', payload }])}\n\n`;
    const writer = live.writable.getWriter();
    void writer.write(new TextEncoder().encode(news + news));
    await pass(withinMs);
    expect(asked.splice(0)).toHaveLength(1);
    expect(builds()['mfe-orders']).not.toBe(build);
    go('/', '/orders');
    expect(builds()['mfe-orders']).toBe(build);
    unmount();
    useSession.setState({ user: undefined });
  },
);

test('a release that wants a newer shell than this tab has is not taken over; an area that is taken away goes', async () => {
  served = registry('r5', area('mfe-orders', 'five', '^2.0.0'));
  await walk();
  go('/', '/orders');
  expect(builds()).toEqual({ 'mfe-orders': 'heard at once' });
});

test('what does not work is looked up anew at once, and the others stay', async () => {
  served = registry('r6', area('mfe-orders', 'six'), area('mfe-trips', 'six'));
  await refresh('mfe-trips');
  expect(builds()).toEqual({ 'mfe-orders': 'heard at once', 'mfe-trips': 'six' });
});
