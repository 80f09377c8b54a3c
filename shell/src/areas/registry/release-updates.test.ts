import { renderHook } from '@testing-library/react';
import { useSession } from 'shared-auth';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { AreaManifest, ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { watchReleases, refreshArea, useReleaseUpdates } from './release-updates.ts';
import { findArea, listAreas } from './registry.ts';

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
const registry = (revision: string, ...areas: ReturnType<typeof area>[]): ResolvedRegistry => ({
  revision,
  hostApi: '1.0.0',
  areas,
});
const initial = registry('r1', area('mfe-orders', 'one'), area('mfe-trips', 'one'));
document.body.insertAdjacentHTML(
  'beforeend',
  `<script type="application/json" id="registry">${JSON.stringify(initial)}</script>`,
);

/** The server's registry, the revisions sent with requests for it, and the latest live stream. */
let served = registry('r1');
const requestedRevisions: (string | undefined)[] = [];
let live: TransformStream<Uint8Array, Uint8Array>;
jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
  if (address instanceof Request && address.url.endsWith('/api/live')) {
    live = new TransformStream(undefined, undefined, { highWaterMark: 9 });
    return new Response(live.readable);
  }
  const revision = new Headers(init?.headers).get('if-none-match') ?? undefined;
  requestedRevisions.push(revision);
  return revision === `"${served.revision}"`
    ? ({ ok: false, status: 304 } as Response)
    : ({ ok: true, json: async () => structuredClone(served) } as unknown as Response);
});

type State = { navigation: { state: string; location?: { pathname: string } }; location: { pathname: string } };
let notifyRouter: (state: State) => void;
const stop = watchReleases({
  subscribe: (listener) => {
    notifyRouter = listener as unknown as typeof notifyRouter;
    return () => undefined;
  },
});
afterAll(stop);

const navigate = (from: string, to: string) =>
  notifyRouter({ navigation: { state: 'loading', location: { pathname: to } }, location: { pathname: from } });
const builds = () => Object.fromEntries(listAreas().map(({ name, current }) => [name, current.build]));
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

async function navigateAfterInterval() {
  await advance(60_001);
  navigate('/trips', '/orders');
  await advance(1);
}

test('fetches a release after the interval and applies it on navigation, only to the changed area', async () => {
  const trips = findArea('mfe-trips');
  served = registry('r2', area('mfe-orders', 'two'), area('mfe-trips', 'one'));
  await navigateAfterInterval();
  expect([requestedRevisions.splice(0), builds()]).toEqual([['"r1"'], { 'mfe-orders': 'one', 'mfe-trips': 'one' }]);
  navigate('/orders', '/orders');
  expect(builds()['mfe-orders']).toBe('one');
  navigate('/orders', '/trips');
  expect(builds()).toEqual({ 'mfe-orders': 'two', 'mfe-trips': 'one' });
  expect(findArea('mfe-trips')).toBe(trips);
});

test('fetches at most once a minute, conditionally', async () => {
  await advance(60_001);
  for (let click = 0; click < 20; click += 1) navigate('/orders', '/trips');
  await advance(1);
  expect(requestedRevisions.splice(0)).toEqual(['"r2"']);
  served = registry('r3', area('mfe-orders', 'three'), area('mfe-trips', 'one'));
  await advance(60_001);
  navigate('/orders', '/trips');
  await advance(1);
  expect([requestedRevisions.splice(0), builds()['mfe-orders']]).toEqual([['"r2"'], 'two']);
  navigate('/trips', '/orders');
  expect(builds()['mfe-orders']).toBe('three');
});

test('fetches the registry on sign-in', async () => {
  served = registry('r4', area('mfe-orders', 'canary'), area('mfe-trips', 'one'));
  useSession.setState({ user: { id: 'nimal' } as UserInfo });
  await advance(1);
  expect(requestedRevisions.splice(0)).toEqual(['"r3"']);
  navigate('/', '/orders');
  expect(builds()['mfe-orders']).toBe('canary');
  useSession.setState({ user: undefined });
});

test.each([
  ['within two seconds', null, 2_000, 'delayed'],
  ['within the time that the server sends', { withinMs: 20 }, 20, 'immediate'],
])('fetches an announced release %s, once, and applies it on navigation', async (_when, payload, withinMs, build) => {
  useSession.setState({ user: { id: 'nadia' } as UserInfo });
  const { unmount } = renderHook(useReleaseUpdates);
  await advance(2_000);
  expect(requestedRevisions.splice(0)).not.toEqual([]); // the request on connecting
  served = registry(`r4 ${build}`, area('mfe-orders', build), area('mfe-trips', 'one'));
  const event = `data: ${JSON.stringify([{ topic: 'releases', payload }])}\n\n`;
  const writer = live.writable.getWriter();
  void writer.write(new TextEncoder().encode(event + event));
  await advance(withinMs);
  expect(requestedRevisions.splice(0)).toHaveLength(1);
  expect(builds()['mfe-orders']).not.toBe(build);
  navigate('/', '/orders');
  expect(builds()['mfe-orders']).toBe(build);
  unmount();
  useSession.setState({ user: undefined });
});

test('skips a release that requires a newer shell and removes an area', async () => {
  served = registry('r5', area('mfe-orders', 'five', '^2.0.0'));
  await navigateAfterInterval();
  navigate('/', '/orders');
  expect(builds()).toEqual({ 'mfe-orders': 'immediate' });
});

test('updates a failed area immediately and keeps the others', async () => {
  served = registry('r6', area('mfe-orders', 'six'), area('mfe-trips', 'six'));
  await refreshArea('mfe-trips');
  expect(builds()).toEqual({ 'mfe-orders': 'immediate', 'mfe-trips': 'six' });
});
