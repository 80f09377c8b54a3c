import fc from 'fast-check';
import {
  canary,
  describeReleases,
  fleet,
  host,
  newer,
  pinned,
  registry,
  release,
  releases,
} from './testing/registries.fixtures.ts';
import type { Registry } from './areas.ts';
import {
  findHostRule,
  getCohort,
  listCandidates,
  resolveReleases,
  toResolvedRegistry,
  type ReleaseRequest,
} from './resolve-releases.ts';

test.each<[string, Registry, ReleaseRequest, string[]]>([
  ['stable for everyone', registry(), { host }, [fleet, 'mfe-orders now by stable, else old']],
  ['anonymous users are not canaries', canary(100), { host }, [fleet, 'mfe-orders now by stable, else old']],
  ['a canary share of 0', canary(0), { host, userId: 'a' }, [fleet, 'mfe-orders now by stable, else old']],
  [
    'a canary share of 100, with stable as the fallback',
    canary(100),
    { host, userId: 'a' },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  [
    'a host on the canary channel',
    { ...canary(0), hosts: { [host]: { channel: 'canary' } } },
    { host },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  ['a pin overrides the canary', pinned('old'), { host, userId: 'a' }, [fleet, 'mfe-orders old by pin, else next']],
  [
    'a pin to a deleted build is passed over',
    pinned('gone'),
    { host, userId: 'a' },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  ['a rule for all other hosts', pinned('old', '*'), { host }, [fleet, 'mfe-orders old by pin, else now']],
  [
    'a host with its own set of areas',
    registry({ hosts: { [host]: { channel: 'stable', areas: ['mfe-fleet'] } } }),
    { host },
    [fleet],
  ],
  [
    'an unknown channel',
    registry({ hosts: { [host]: { channel: 'nightly' } } }),
    { host },
    [fleet, 'mfe-orders now by stable, else old'],
  ],
  [
    'a build that needs a newer shell is passed over',
    registry({
      releases: { 'mfe-orders': { ...releases['mfe-orders'], now: newer } },
      channels: canary(0).channels,
      hosts: { '*': { channel: 'canary' } },
    }),
    { host, hostApi: '1.0.0' },
    ['mfe-orders next by canary, else old'],
  ],
  [
    'an area without a release on the channel',
    registry({ channels: { stable: { areas: { 'mfe-fleet': 'now' } } } }),
    { host },
    [fleet],
  ],
])('%s', (_case, document, request, expected) => {
  expect(describeReleases(document, request)).toEqual(expected);
});

const isCanary = (userId: string, share: number) =>
  resolveReleases(canary(share), { host, userId }).some(({ source: why }) => why === 'canary');
const percent = fc.integer({ min: 0, max: 100 });

test('a user keeps their build, and increasing the share sends nobody back', () => {
  fc.assert(
    fc.property(fc.uuid(), percent, percent, (userId, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(isCanary(userId, low)).toBe(isCanary(userId, low));
      if (isCanary(userId, low)) expect(isCanary(userId, high)).toBe(true);
      expect(isCanary(userId, low)).toBe(getCohort('mfe-orders', userId) <= low);
    }),
  );
});

test('the share is met within two percent of ten thousand users, independently per area', () => {
  const users = Array.from({ length: 10_000 }, (_, index) => `${index}b9d2f5e-1111-4222-8333-444455556666`);
  const usersWithin = (area: string, share: number) => users.filter((userId) => getCohort(area, userId) <= share);
  for (const share of [5, 30, 75])
    expect(Math.abs(usersWithin('mfe-orders', share).length / 100 - share)).toBeLessThan(2);
  const both = usersWithin('mfe-orders', 30).filter((userId) => getCohort('mfe-fleet', userId) <= 30);
  expect(Math.abs(both.length / 100 - 9)).toBeLessThan(2);
});

test('a share of one area does not apply to other areas', () => {
  const areas = { 'mfe-orders': 'next', 'mfe-fleet': 'next' };
  const document = registry({
    releases: { ...releases, 'mfe-fleet': { ...releases['mfe-fleet'], next: release('mfe-fleet', 'next') } },
    channels: { ...registry().channels, canary: { areas, shares: { 'mfe-orders': 100 }, share: 0 } },
  });
  expect(describeReleases(document, { host, userId: 'a' })).toEqual([fleet, 'mfe-orders next by canary, else now']);
});

test.each([
  ['portal.serendib.example', 'portal.serendib.example'],
  ['driver.serendib.example', '*.serendib.example'],
  ['a.b.lanka.example', '*.example'],
  ['serendib.example', '*.example'],
  ['portal.elsewhere', '*'],
  ['constructor', '*'],
  ['__proto__', '*'],
])('%s uses the rule of %s', (requestedHost, expected) => {
  const rule = { channel: 'stable' };
  const document = registry({
    hosts: { '*': rule, '*.example': rule, '*.serendib.example': rule, 'portal.serendib.example': rule },
  });
  expect(findHostRule(document, requestedHost)).toEqual([expected, rule]);
});

test('candidates include the builds that were passed over', () => {
  const document = { ...canary(0), hosts: { [host]: { channel: 'stable', pins: { 'mfe-orders': 'gone' } } } };
  const cohort = getCohort('mfe-orders', 'a');
  expect(listCandidates(document, { host, userId: 'a', hostApi: '1.0.0' }, 'mfe-orders')).toEqual({
    candidates: [
      { source: 'pin', build: 'gone', obstacle: 'missing' },
      { source: 'canary', build: 'next', cohort, share: 0, obstacle: 'cohort' },
      { source: 'stable', build: 'now' },
    ],
    previousBuilds: ['old'],
  });
  expect(listCandidates(document, { host, hostApi: '2.0.0' }, 'mfe-orders')).toMatchObject({
    candidates: [{ obstacle: 'missing' }, { obstacle: 'cohort' }, { source: 'stable', obstacle: 'hostApi' }],
    previousBuilds: [],
  });
});

test('a pin applies to every user at every canary share', () => {
  fc.assert(
    fc.property(fc.uuid(), percent, (userId, share) => {
      const document = { ...canary(share), hosts: { [host]: { channel: 'stable', pins: { 'mfe-orders': 'old' } } } };
      expect(resolveReleases(document, { host, userId }).find(({ name }) => name === 'mfe-orders')).toMatchObject({
        build: 'old',
        source: 'pin',
      });
    }),
  );
});

test('marks an area that needs a newer shell', () => {
  const document = registry({ releases: { 'mfe-orders': { now: newer } } });
  expect(resolveReleases(document, { host, hostApi: '1.0.0' })).toMatchObject([{ build: 'now', isTooNew: true }]);
  expect(resolveReleases(document, { host, hostApi: '1.1.0' })).toEqual([
    { name: 'mfe-orders', source: 'stable', build: 'now', release: newer },
  ]);
});

test('a browser gets only URLs, the integrity of entries and the calls of the last good release', () => {
  const { areas } = toResolvedRegistry(
    registry({ base: 'https://cdn.example/areas/' }),
    resolveReleases(registry(), { host }),
  );
  expect(areas[1]).toEqual({
    name: 'mfe-orders',
    manifest: releases['mfe-orders'].now.manifest,
    current: {
      build: 'now',
      version: '1.0.0',
      entry: 'https://cdn.example/areas/mfe-orders/1.0.0+now/remoteEntry.js',
      integrity: 'sha384-now',
    },
    lastGood: {
      build: 'old',
      version: '1.0.0',
      entry: 'https://cdn.example/areas/mfe-orders/1.0.0+old/remoteEntry.js',
      integrity: 'sha384-old',
      apis: [],
    },
  });
});
