import fc from 'fast-check';
import type { AreaRelease, Registry } from './areas.ts';
import { cohortOf, inBrowser, resolve, ruleOf, weigh } from './resolve.ts';

const release = (name: string, build: string): AreaRelease => ({
  version: '1.0.0',
  path: `${name}/1.0.0+${build}/`,
  manifest: {
    name,
    owner: 'Team',
    hostApi: '^1.0.0',
    apis: [],
    routes: [],
    menu: [],
    slots: [],
    labels: { en: {}, it: {}, fr: {}, sp: {}, sin: {} },
  },
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': `sha384-${build}`, 'page.js': 'sha384-page' },
  firstPaint: {},
});
const releases = {
  'mfe-orders': {
    old: release('mfe-orders', 'old'),
    now: release('mfe-orders', 'now'),
    next: release('mfe-orders', 'next'),
  },
  'mfe-fleet': { now: release('mfe-fleet', 'now') },
};

const registry = (changes: Partial<Registry> = {}): Registry => ({
  releases,
  channels: { stable: { areas: { 'mfe-orders': 'now', 'mfe-fleet': 'now' }, previous: { 'mfe-orders': 'old' } } },
  hosts: {},
  ...changes,
});
const canary = (share: number) =>
  registry({ channels: { ...registry().channels, canary: { share, areas: { 'mfe-orders': 'next' } } } });
type Asked = Parameters<typeof resolve>[1];
const told = (document: Registry, asker: Asked) =>
  resolve(document, asker).map(
    ({ name, build, why, lastGood }) => `${name} ${build} by ${why}, else ${lastGood?.build ?? 'nothing'}`,
  );

const fleet = 'mfe-fleet now by stable, else nothing';
const newer = {
  ...release('mfe-orders', 'now'),
  manifest: { ...release('mfe-orders', 'now').manifest, hostApi: '^1.1.0' },
};
const host = 'portal.example';
const pinned = (build: string, asked = host) =>
  registry({ ...canary(100), hosts: { [asked]: { channel: 'stable', pins: { 'mfe-orders': build } } } });

test.each<[string, Registry, Asked, string[]]>([
  ['stable for everyone', registry(), { host }, [fleet, 'mfe-orders now by stable, else old']],
  ['nobody without a name is a canary', canary(100), { host }, [fleet, 'mfe-orders now by stable, else old']],
  ['a share of nothing', canary(0), { host, userId: 'a' }, [fleet, 'mfe-orders now by stable, else old']],
  [
    'a share of all; stable is behind it',
    canary(100),
    { host, userId: 'a' },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  [
    'a host on the channel',
    { ...canary(0), hosts: { [host]: { channel: 'canary' } } },
    { host },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  ['a pin wins over the canary', pinned('old'), { host, userId: 'a' }, [fleet, 'mfe-orders old by pin, else next']],
  [
    'a pin to a build that is gone is passed over',
    pinned('gone'),
    { host, userId: 'a' },
    [fleet, 'mfe-orders next by canary, else now'],
  ],
  ['a rule for every other host', pinned('old', '*'), { host }, [fleet, 'mfe-orders old by pin, else now']],
  [
    'a host with its own set of areas',
    registry({ hosts: { [host]: { channel: 'stable', areas: ['mfe-fleet'] } } }),
    { host },
    [fleet],
  ],
  [
    'a channel that nobody made',
    registry({ hosts: { [host]: { channel: 'nightly' } } }),
    { host },
    [fleet, 'mfe-orders now by stable, else old'],
  ],
  [
    'a build that wants a newer shell is passed over',
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
])('%s', (_case, document, asker, expected) => {
  expect(told(document, asker)).toEqual(expected);
});

const isCanary = (userId: string, share: number) =>
  resolve(canary(share), { host, userId }).some(({ why }) => why === 'canary');
const percent = fc.integer({ min: 0, max: 100 });

test('a user stays where the share put them, and a growing share sends nobody back', () => {
  fc.assert(
    fc.property(fc.uuid(), percent, percent, (userId, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(isCanary(userId, low)).toBe(isCanary(userId, low));
      if (isCanary(userId, low)) expect(isCanary(userId, high)).toBe(true);
      expect(isCanary(userId, low)).toBe(cohortOf('mfe-orders', userId) <= low);
    }),
  );
});

test('the share is kept within two percent over ten thousand users, in every area apart', () => {
  const users = Array.from({ length: 10_000 }, (_, index) => `${index}b9d2f5e-1111-4222-8333-444455556666`);
  const among = (area: string, share: number) => users.filter((userId) => cohortOf(area, userId) <= share);
  for (const share of [5, 30, 75]) expect(Math.abs(among('mfe-orders', share).length / 100 - share)).toBeLessThan(2);
  const both = among('mfe-orders', 30).filter((userId) => cohortOf('mfe-fleet', userId) <= 30);
  expect(Math.abs(both.length / 100 - 9)).toBeLessThan(2);
});

test('a share of one area is no other area’s', () => {
  const areas = { 'mfe-orders': 'next', 'mfe-fleet': 'next' };
  const document = registry({
    releases: { ...releases, 'mfe-fleet': { ...releases['mfe-fleet'], next: release('mfe-fleet', 'next') } },
    channels: { ...registry().channels, canary: { areas, shares: { 'mfe-orders': 100 }, share: 0 } },
  });
  expect(told(document, { host, userId: 'a' })).toEqual([fleet, 'mfe-orders next by canary, else now']);
});

test.each([
  ['portal.serendib.example', 'portal.serendib.example'],
  ['driver.serendib.example', '*.serendib.example'],
  ['a.b.lanka.example', '*.example'],
  ['serendib.example', '*.example'],
  ['portal.elsewhere', '*'],
  ['constructor', '*'],
  ['__proto__', '*'],
])('%s goes by the rule of %s', (asked, expected) => {
  const rule = { channel: 'stable' };
  const document = registry({
    hosts: { '*': rule, '*.example': rule, '*.serendib.example': rule, 'portal.serendib.example': rule },
  });
  expect(ruleOf(document, asked)).toEqual([expected, rule]);
});

test('why somebody gets a build is told with all that would have been stronger', () => {
  const document = { ...canary(0), hosts: { [host]: { channel: 'stable', pins: { 'mfe-orders': 'gone' } } } };
  const cohort = cohortOf('mfe-orders', 'a');
  expect(weigh(document, { host, userId: 'a', hostApi: '1.0.0' }, 'mfe-orders')).toEqual({
    reasons: [
      { why: 'pin', build: 'gone', against: 'missing' },
      { why: 'canary', build: 'next', cohort, share: 0, against: 'cohort' },
      { why: 'stable', build: 'now' },
    ],
    before: ['old'],
  });
  expect(weigh(document, { host, hostApi: '2.0.0' }, 'mfe-orders')).toMatchObject({
    reasons: [{ against: 'missing' }, { against: 'cohort' }, { why: 'stable', against: 'hostApi' }],
    before: [],
  });
});

const bad = (...builds: string[]) => ({ 'mfe-orders': Object.fromEntries(builds.map((build) => [build, 100])) });
const twice = registry({
  channels: {
    stable: {
      areas: { 'mfe-orders': 'next', 'mfe-fleet': 'now' },
      previous: { 'mfe-orders': 'now' },
      earlier: { 'mfe-orders': ['old'] },
    },
  },
});

test.each<[string, Registry, Asked, string]>([
  [
    'stable gives way to what was good last',
    registry(),
    { host, quarantined: bad('now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'and that to what was good before',
    twice,
    { host, quarantined: bad('next', 'now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'with something left to fall back to',
    twice,
    { host, quarantined: bad('next') },
    'mfe-orders now by lastGood, else old',
  ],
  [
    'a canary gives way to stable',
    canary(100),
    { host, userId: 'a', quarantined: bad('next') },
    'mfe-orders now by stable, else old',
  ],
  [
    'a pin gives way to stable',
    pinned('old'),
    { host, quarantined: bad('old') },
    'mfe-orders now by stable, else nothing',
  ],
  [
    'whoever sees a canary goes on with it',
    canary(100),
    { host, userId: 'a', quarantined: bad('now') },
    'mfe-orders next by canary, else old',
  ],
  ['nothing falls back to it', registry(), { host, quarantined: bad('old') }, 'mfe-orders now by stable, else nothing'],
  [
    'where all is quarantined the strongest stays',
    registry(),
    { host, quarantined: bad('now', 'old') },
    'mfe-orders now by stable, else nothing',
  ],
  [
    'what an operator has lifted counts again',
    registry({ lifted: { 'mfe-orders': { now: 100 } } }),
    { host, quarantined: bad('now') },
    'mfe-orders now by stable, else old',
  ],
  [
    'until it failed anew',
    registry({ lifted: { 'mfe-orders': { now: 99 } } }),
    { host, quarantined: bad('now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'another area goes on',
    registry(),
    { host, quarantined: { 'mfe-trips': { now: 100 } } },
    'mfe-orders now by stable, else old',
  ],
])('quarantined: %s', (_case, document, asker, expected) => {
  expect(told(document, asker)).toEqual([fleet, expected]);
});

test('why a quarantined release is passed over is told, and why it is not when there is no other', () => {
  expect(weigh(registry(), { host, quarantined: bad('now') }, 'mfe-orders').reasons).toEqual([
    { why: 'stable', build: 'now', against: 'quarantined' },
    { why: 'lastGood', build: 'old' },
  ]);
  expect(weigh(registry(), { host, quarantined: bad('now', 'old') }, 'mfe-orders').reasons).toEqual([
    { why: 'stable', build: 'now', isOnly: true },
  ]);
});

test('whatever is quarantined, everybody keeps every area, and gets what is quarantined only for want of another', () => {
  const build = fc.constantFrom('old', 'now', 'next');
  const shown = fc.record({
    share: percent,
    areas: fc.record({ 'mfe-orders': build, 'mfe-fleet': build }, { requiredKeys: [] }),
    previous: fc.record({ 'mfe-orders': build }, { requiredKeys: [] }),
    earlier: fc.record({ 'mfe-orders': fc.array(build, { maxLength: 2 }) }),
  });
  const rule = fc.record({
    channel: fc.constantFrom('stable', 'canary'),
    pins: fc.record({ 'mfe-orders': build }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(
      shown,
      shown,
      rule,
      fc.uuid(),
      fc.uniqueArray(build),
      fc.constantFrom('1.0.0', '2.0.0', undefined),
      (stable, other, of, userId, quarantine, hostApi) => {
        const document = registry({ channels: { stable, canary: other }, hosts: { '*': of } });
        const asker = { host, userId, hostApi };
        const [free, held] = [
          resolve(document, asker),
          resolve(document, { ...asker, quarantined: bad(...quarantine) }),
        ];
        expect(held.map(({ name }) => name)).toEqual(free.map(({ name }) => name));
        const orders = held.find(({ name }) => name === 'mfe-orders');
        if (!orders || !quarantine.includes(orders.build as 'old') || orders.tooNew) return;
        const { reasons, before } = weigh(document, asker, 'mfe-orders');
        const fitting = [...reasons.filter(({ against }) => !against).map((reason) => reason.build), ...before];
        expect(fitting.filter((one) => !quarantine.includes(one as 'old'))).toEqual([]);
      },
    ),
  );
});

test('a pin decides for every user at every share', () => {
  fc.assert(
    fc.property(fc.uuid(), percent, (userId, share) => {
      const document = { ...canary(share), hosts: { [host]: { channel: 'stable', pins: { 'mfe-orders': 'old' } } } };
      expect(resolve(document, { host, userId }).find(({ name }) => name === 'mfe-orders')).toMatchObject({
        build: 'old',
        why: 'pin',
      });
    }),
  );
});

test('an area that runs in no shell but a newer one is shown as such', () => {
  const document = registry({ releases: { 'mfe-orders': { now: newer } } });
  expect(resolve(document, { host, hostApi: '1.0.0' })).toMatchObject([{ build: 'now', tooNew: true }]);
  expect(resolve(document, { host, hostApi: '1.1.0' })).toEqual([
    { name: 'mfe-orders', why: 'stable', build: 'now', release: newer },
  ]);
});

test('a browser is told addresses, the integrity of the entries and what the release before may call, no more', () => {
  const { areas } = inBrowser(registry({ base: 'https://cdn.example/areas/' }), resolve(registry(), { host }));
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
