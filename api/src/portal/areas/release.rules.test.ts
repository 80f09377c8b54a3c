import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { listActiveReleases, listHosts, listReleaseRows, type ReleaseContext } from './release.rules.ts';

const FINE = { loads: 10, p75: 200, failures: 0, state: 'fine' } as const;
const FAILING = { ...FINE, failures: 9, state: 'failing' } as const;
const IN_QUARANTINE = { ...FINE, failures: 9, state: 'quarantined' } as const;
const QUARANTINE = { id: 'q', beganAt: 5, tried: 9, failed: 9, vital: null, p75: null };

const release = (name: string, version: string, hostApi = '^1.0.0') =>
  ({
    version,
    path: '',
    entry: '',
    integrity: {},
    firstPaint: {},
    manifest: { name, owner: `${name} team`, hostApi },
  }) as unknown as AreaRelease;

const REGISTRY: Registry = {
  releases: {
    'mfe-trips': { t1: release('mfe-trips', '1.0.0') },
    'mfe-orders': {
      old: release('mfe-orders', '1.9.0'),
      now: { ...release('mfe-orders', '1.10.0'), borrows: { react: '19.2.0' } },
      next: release('mfe-orders', '1.11.0'),
    },
  },
  channels: {
    stable: { areas: { 'mfe-orders': 'now', 'mfe-trips': 't1' }, previous: { 'mfe-orders': 'old' } },
    canary: { areas: { 'mfe-orders': 'next' }, share: 5 },
  },
  hosts: {
    'b.example': { channel: 'canary', areas: ['mfe-orders'] },
    '*': { channel: 'stable' },
    'a.example': { channel: 'stable', pins: { 'mfe-orders': 'old' } },
  },
};
const context = (changes: Partial<ReleaseContext> = {}): ReleaseContext => ({
  quarantined: {},
  hostApi: '1.0.0',
  findSigner: () => undefined,
  getHealth: () => FINE,
  getQuarantine: () => null,
  ...changes,
});
const ordersOn = (host: string, changes?: Partial<ReleaseContext>, registry = REGISTRY) =>
  listActiveReleases(registry, context(changes)).find(({ id }) => id === `${host} mfe-orders`);
const reason = (why: string, build: string | null, version: string | null, changes = {}) => ({
  why,
  build,
  version,
  share: null,
  against: null,
  isOnly: false,
  ...changes,
});

test('lists hosts by name, after the rule for all others, which always exists', () => {
  expect(listHosts(REGISTRY)).toEqual(['*', 'a.example', 'b.example']);
  expect(listHosts({ ...REGISTRY, hosts: {} })).toEqual(['*']);
});

test('lists every area of every host by name', () => {
  expect(listActiveReleases(REGISTRY, context()).map(({ id }) => id)).toEqual([
    '* mfe-orders',
    '* mfe-trips',
    'a.example mfe-orders',
    'a.example mfe-trips',
    'b.example mfe-orders',
    'b.example mfe-trips',
  ]);
});

test('returns the release that a host shows, why, and its fallback', () => {
  expect(
    ordersOn('*', { getHealth: (area, build) => (`${area}@${build}` === 'mfe-orders@now' ? FAILING : FINE) }),
  ).toEqual({
    id: '* mfe-orders',
    host: '*',
    channel: 'stable',
    area: 'mfe-orders',
    owner: 'mfe-orders team',
    isShown: true,
    isTooNew: false,
    release: { build: 'now', version: '1.10.0' },
    reasons: [reason('canary', 'next', '1.11.0', { share: 5, against: 'cohort' }), reason('stable', 'now', '1.10.0')],
    fallBack: { build: 'old', version: '1.9.0' },
    health: FAILING,
  });
});

test('follows the pin and the channel of a host', () => {
  expect(ordersOn('a.example')).toMatchObject({ channel: 'stable', release: { build: 'old' } });
  expect(ordersOn('a.example')?.reasons[0]).toEqual(reason('pin', 'old', '1.9.0'));
  expect(ordersOn('b.example')).toMatchObject({ channel: 'canary', release: { build: 'next' } });
});

test('skips quarantined releases, and reports when there is no other', () => {
  const quarantined = { 'mfe-orders': { now: 9 } };
  expect(ordersOn('*', { quarantined })).toMatchObject({
    release: { build: 'old', version: '1.9.0' },
    fallBack: null,
    reasons: [{}, { build: 'now', against: 'quarantined' }, reason('lastGood', 'old', '1.9.0')],
    health: { ...FINE, state: 'quarantined' },
  });
  expect(ordersOn('*', { quarantined: { 'mfe-orders': { next: 9 } } })?.health?.state).toBe('quarantined');
  expect(ordersOn('a.example', { quarantined: { 'mfe-trips': { t1: 9 } } })?.health).toEqual(FINE);
  const lifted = { ...REGISTRY, lifted: { 'mfe-orders': { now: 9 } } };
  expect(ordersOn('*', { quarantined }, lifted)?.health).toEqual(FINE);
  const withoutPrevious = { ...REGISTRY, channels: { stable: { areas: { 'mfe-orders': 'now' } } } };
  expect(ordersOn('*', { quarantined }, withoutPrevious)).toMatchObject({
    release: { build: 'now' },
    reasons: [reason('stable', 'now', '1.10.0', { isOnly: true })],
    health: { ...FINE, state: 'quarantined' },
  });
});

test('reports when every release needs a newer shell', () => {
  expect(ordersOn('*', { hostApi: '2.0.0' })).toMatchObject({ isTooNew: true, release: { build: 'now' } });
});

test('shows no release, and the owner of the latest one, on a host without the area', () => {
  const trips = listActiveReleases(REGISTRY, context()).find(({ id }) => id === 'b.example mfe-trips');
  expect(trips).toEqual({
    id: 'b.example mfe-trips',
    host: 'b.example',
    channel: 'canary',
    area: 'mfe-trips',
    owner: 'mfe-trips team',
    isShown: false,
    isTooNew: false,
    release: null,
    reasons: [],
    fallBack: null,
    health: null,
  });
});

test('shows no release of an area that no channel offers, not even one that is gone', () => {
  const offer = (areas: Record<string, string>) => ({ ...REGISTRY, channels: { stable: { areas } } });
  expect(ordersOn('*', {}, offer({}))).toMatchObject({ isShown: true, release: null, reasons: [] });
  expect(ordersOn('*', {}, offer({ 'mfe-orders': 'gone' }))).toMatchObject({
    release: null,
    reasons: [reason('stable', 'gone', null, { against: 'missing' })],
  });
});

test('returns the owner of the shown release, else of the latest one', () => {
  const builds = {
    first: { ...release('mfe-orders', '1.0.0'), manifest: { owner: 'First team' } } as AreaRelease,
    last: { ...release('mfe-orders', '2.0.0'), manifest: { owner: 'Last team' } } as AreaRelease,
  };
  const registry = (areas: Record<string, string>): Registry => ({
    releases: { 'mfe-orders': builds, 'mfe-empty': {} },
    channels: { stable: { areas } },
    hosts: {},
  });
  const noShell = { hostApi: undefined };
  expect(ordersOn('*', noShell, registry({ 'mfe-orders': 'first' }))?.owner).toBe('First team');
  expect(ordersOn('*', noShell, registry({}))?.owner).toBe('Last team');
  expect(listActiveReleases(registry({}), context(noShell))[0]).toMatchObject({ area: 'mfe-empty', owner: '' });
});

const rowOf = (build: string, changes?: Partial<ReleaseContext>) =>
  listReleaseRows(REGISTRY, context(changes)).find((row) => row.build === build);

test('returns where a release is shown and its build dependencies', () => {
  expect(rowOf('now')).toEqual({
    id: 'mfe-orders@now',
    area: 'mfe-orders',
    build: 'now',
    version: '1.10.0',
    owner: 'mfe-orders team',
    hostApi: '^1.0.0',
    shared: { react: '19.2.0' },
    shownBy: [{ channel: 'stable', share: null }],
    pinnedOn: [],
    signedBy: null,
    health: FINE,
    quarantine: null,
    actions: [],
  });
  expect(rowOf('next')).toMatchObject({ shownBy: [{ channel: 'canary', share: 5 }], shared: {} });
  expect(rowOf('old')).toMatchObject({ shownBy: [], pinnedOn: ['a.example'] });
});

test('lists the hosts that a release is pinned on by name', () => {
  const rule = { channel: 'stable', pins: { 'mfe-orders': 'old' } };
  const hosts = { 'b.example': rule, '*': { channel: 'stable' }, 'a.example': rule };
  const row = listReleaseRows({ ...REGISTRY, hosts }, context()).find(({ build }) => build === 'old');
  expect(row?.pinnedOn).toEqual(['a.example', 'b.example']);
});

test('offers to lift a quarantine', () => {
  const getQuarantine: ReleaseContext['getQuarantine'] = (area, build) =>
    area === 'mfe-orders' && build === 'now' ? QUARANTINE : null;
  expect(rowOf('now', { getQuarantine })).toMatchObject({ quarantine: QUARANTINE, actions: ['lift'] });
  expect(rowOf('old', { getQuarantine })).toMatchObject({ quarantine: null, actions: [] });
});

const listIds = (
  registry: Registry,
  health: Record<string, typeof FINE | typeof FAILING | typeof IN_QUARANTINE> = {},
) => listReleaseRows(registry, context({ getHealth: (_area, build) => health[build] ?? FINE })).map(({ id }) => id);

test('lists those in use first, by area, then the newest', () => {
  const { releases, ...rest } = REGISTRY;
  const orders = {
    c: release('mfe-orders', '1.20.0'),
    b: release('mfe-orders', '1.2.0'),
    ...releases['mfe-orders'],
    a: release('mfe-orders', '1.2.0'),
  };
  const trips = { ...releases['mfe-trips'], t0: release('mfe-trips', '0.9.0') };
  expect(listIds({ ...rest, releases: { 'mfe-trips': trips, 'mfe-orders': orders } })).toEqual([
    'mfe-orders@next',
    'mfe-orders@now',
    'mfe-orders@old',
    'mfe-trips@t1',
    'mfe-orders@c',
    'mfe-orders@a',
    'mfe-orders@b',
    'mfe-trips@t0',
  ]);
});

test('lists those in quarantine before failing ones, and these before all others', () => {
  expect(listIds(REGISTRY, { t1: IN_QUARANTINE, old: FAILING })).toEqual([
    'mfe-trips@t1',
    'mfe-orders@old',
    'mfe-orders@next',
    'mfe-orders@now',
  ]);
  const unusedInQuarantine = { ...REGISTRY, hosts: {} };
  expect(listIds(unusedInQuarantine, { old: IN_QUARANTINE, now: FAILING }).slice(0, 2)).toEqual([
    'mfe-orders@old',
    'mfe-orders@now',
  ]);
});
