import type { Registry } from 'shared-contracts/values/portal/areas';
import {
  findConflicts,
  findConflictsOfRelease,
  findNewConflicts,
  overBudget,
  findUnmetRequirements,
  findUnsupportedReleases,
} from './checks.rules.ts';
import { EMPTY, pin, publish, setHost, setShell, show } from './registry.rules.ts';
import { buildRelease } from './testing/a-release.ts';

const put = (
  registry: Registry,
  area: string,
  build: string,
  parts: Parameters<typeof buildRelease>[2],
  channel?: string,
) => publish(registry, build, buildRelease(area, build, parts), channel);
const orders = put(EMPTY, 'mfe-orders', 'a', { routes: ['/orders', '/orders/:id'], slots: ['home.waiting/approvals'] });
const shell = {
  hostApi: '1.2.0',
  pages: ['/', '/account'],
  lends: { react: '19.3.1', yup: '1.7.1', 'shared-ui/list': '1.2.0' },
};

test.each<[string, () => Registry, string[]]>([
  ['areas apart', () => put(orders, 'mfe-trips', 'b', { routes: ['/trips'], slots: ['home.waiting/delayed'] }), []],
  [
    'the same route',
    () => put(orders, 'mfe-trips', 'b', { routes: ['/orders'] }),
    ['on *, route /orders of mfe-trips@b is also one of mfe-orders@a'],
  ],
  [
    'the same addresses',
    () => put(orders, 'mfe-trips', 'b', { routes: ['/orders/:trip'] }),
    ['on *, route /orders/: of mfe-trips@b is also one of mfe-orders@a'],
  ],
  ['the more literal of two routes wins', () => put(orders, 'mfe-trips', 'b', { routes: ['/orders/new'] }), []],
  [
    'the same part of a slot',
    () => put(orders, 'mfe-trips', 'b', { slots: ['home.waiting/approvals'] }),
    ['on *, slot home.waiting/approvals of mfe-trips@b is also one of mfe-orders@a'],
  ],
  [
    'a page of the shell',
    () => put(setShell(orders, shell), 'mfe-trips', 'b', { routes: ['/account'] }),
    ['on *, route /account of mfe-trips@b is also one of the shell'],
  ],
  [
    'two releases of one area',
    () => show(put(orders, 'mfe-orders', 'b', { routes: ['/orders'] }, 'canary'), 'mfe-orders', 'a'),
    [],
  ],
  [
    'a canary of nobody yet',
    () => put(orders, 'mfe-trips', 'b', { routes: ['/orders'] }, 'canary'),
    ['on *, route /orders of mfe-trips@b is also one of mfe-orders@a'],
  ],
  [
    'a host that is alone on a channel',
    () =>
      setHost(
        setHost(put(orders, 'mfe-trips', 'b', { routes: ['/orders'] }, 'next'), 'next.example', { channel: 'next' }),
        '*',
        { areas: ['mfe-orders'] },
      ),
    ['on next.example, route /orders of mfe-trips@b is also one of mfe-orders@a'],
  ],
  [
    'areas that no host shows together',
    () =>
      setHost(
        setHost(put(orders, 'mfe-trips', 'b', { routes: ['/orders'] }), 'partner.example', { areas: ['mfe-trips'] }),
        '*',
        { areas: ['mfe-orders'] },
      ),
    [],
  ],
  [
    'what a pin keeps away',
    () =>
      pin(
        put(put(orders, 'mfe-trips', 'b', { routes: ['/trips'] }), 'mfe-trips', 'c', { routes: ['/orders'] }),
        '*',
        'mfe-trips',
        'b',
      ),
    [],
  ],
])('%s', (_case, change, expected) => {
  expect(findConflicts(change())).toEqual(expected);
});

const twoOnRoute = put(orders, 'mfe-trips', 'b', { routes: ['/orders'] });

test('a pinned release clashes instead of what its channel shows', () => {
  const trips = put(put(orders, 'mfe-trips', 'b', { routes: ['/orders'] }), 'mfe-trips', 'c', { routes: ['/trips'] });
  expect(findConflicts(trips)).toEqual([]);
  expect(findConflicts(pin(trips, '*', 'mfe-trips', 'b'))).toEqual([
    'on *, route /orders of mfe-trips@b is also one of mfe-orders@a',
  ]);
});

test('a host on another channel is spared what stable’s canaries show', () => {
  const next = put(orders, 'mfe-fleet', 'n', { routes: ['/vehicles'] }, 'next');
  const canary = put(next, 'mfe-trips', 'b', { routes: ['/orders'] }, 'canary');
  expect(findConflicts({ ...canary, hosts: { 'next.example': { channel: 'next' } } })).toEqual([]);
});

test('a channel may name what does not exist', () => {
  const { releases: _releases, ...others } = twoOnRoute;
  const releases = { ...twoOnRoute.releases, 'mfe-trips': {} };
  expect(findConflicts({ ...others, releases })).toEqual([]);
});

test('finds the clashes of one release', () => {
  const third = put(twoOnRoute, 'mfe-fleet', 'bb', { slots: ['home.waiting/approvals'] });
  expect(findConflictsOfRelease(third, 'mfe-trips', 'b')).toEqual([
    'on *, route /orders of mfe-trips@b is also one of mfe-orders@a',
  ]);
  expect(findConflictsOfRelease(third, 'mfe-orders', 'a')).toHaveLength(2);
  expect(findConflictsOfRelease(third, 'mfe-fleet', 'b')).toEqual([]);
});

test('a clash that has been there is nobody’s news', () => {
  const clashing = put(orders, 'mfe-trips', 'b', { routes: ['/orders'] });
  expect(findNewConflicts(clashing, put(clashing, 'mfe-fleet', 'c', { routes: ['/vehicles'] }))).toEqual([]);
  expect(findNewConflicts(orders, clashing)).toHaveLength(1);
});

test.each([
  ['all that it borrows is lent', { hostApi: '^1.2.0', borrows: { react: '19.3.1', 'shared-ui/list': '1.2.0' } }, []],
  ['the shell is newer in a library', { borrows: { react: '19.1.0' } }, []],
  ['the kit goes by hostApi', { hostApi: '^1.0.0', borrows: { 'shared-ui/list': '1.9.0' } }, []],
  ['the shell is too old', { hostApi: '^1.3.0' }, ['it needs hostApi ^1.3.0, and the shell is 1.2.0']],
  ['the shell is of another time', { hostApi: '^2.0.0' }, ['it needs hostApi ^2.0.0, and the shell is 1.2.0']],
  ['a library is older', { borrows: { yup: '1.8.0' } }, ['it was built with yup 1.8.0, and the shell provides 1.7.1']],
  [
    'a library is of another time',
    { borrows: { react: '18.3.1' } },
    ['it was built with react 18.3.1, and the shell provides 19.3.1'],
  ],
  [
    'a module is not lent',
    { borrows: { 'shared-ui/map': '1.2.0' } },
    ['it needs the shared module shared-ui/map, which the shell does not provide'],
  ],
])('%s', (_case, wants, expected) => {
  expect(findUnmetRequirements(buildRelease('mfe-orders', 'a', wants), shell)).toEqual(expected);
});

test('a new shell is held against every release in use and no other', () => {
  const registry = put(
    put(put(EMPTY, 'mfe-orders', 'old', { borrows: { formik: '2.4.9' } }), 'mfe-orders', 'a', {}),
    'mfe-trips',
    'b',
    { hostApi: '^1.3.0' },
    'canary',
  );
  expect(findUnsupportedReleases(registry, shell)).toEqual([
    'mfe-trips@b: it needs hostApi ^1.3.0, and the shell is 1.2.0',
  ]);
});

test('a page and an area have their limits', () => {
  const sizes = { 'entry.js': 20_000, 'page.js': 9_000, 'other.js': 105_000 };
  const release = {
    ...buildRelease('mfe-new', 'a'),
    firstPaint: {
      '/orders': { scripts: ['entry.js', 'page.js'], shared: [] },
      '/orders/:id': { scripts: ['entry.js', 'page.js', 'other.js'], shared: [] },
    },
  };
  expect(overBudget(release, sizes)).toEqual([
    'all of it is 134.0 KB, and may be 130',
    '/orders/:id is 134.0 KB, and may be 30',
  ]);
  expect(overBudget(release, { ...sizes, 'other.js': 0 })).toEqual([]);
  expect(overBudget(release, { 'entry.js': 30_000, 'other.js': 0, 'unused.js': 90_000 })).toEqual([]);
});
