import fc from 'fast-check';
import { Registry } from 'shared-contracts/portal/areas';
import type { Channel, Registry as Document } from 'shared-contracts/values/portal/areas';
import { resolveReleases } from 'shared-contracts/values/portal/resolve-releases';
import {
  EMPTY,
  lift,
  namedBuilds,
  pin,
  promote,
  prune,
  publish,
  removeHost,
  retire,
  rollBack,
  setHost,
  setShare,
  setShell,
  show,
} from './registry.rules.ts';
import { buildRelease } from './testing/a-release.ts';

const AREA = 'mfe-orders';
const published = (...builds: string[]) =>
  builds.reduce((registry, build) => publish(registry, build, buildRelease(AREA, build)), EMPTY);
const canary = (build: string, over = published('a')) => publish(over, build, buildRelease(AREA, build), 'canary');
const seen = (registry: Document, host = 'portal.example', userId?: string) =>
  resolveReleases(registry, { host, userId })
    .map(({ build, source: why }) => `${build} by ${why}`)
    .join();
const channel = (registry: Document, name = 'stable') => registry.channels[name];

test('a release takes the channel over and leaves what stood there as the last good one', () => {
  expect(channel(published('a'))).toEqual({ areas: { [AREA]: 'a' } });
  expect(channel(published('a', 'b'))).toEqual({ areas: { [AREA]: 'b' }, previous: { [AREA]: 'a' } });
  expect(published('a', 'b', 'b')).toEqual(published('a', 'b'));
  expect(channel(published('a', 'b', 'c', 'a'))).toEqual({
    areas: { [AREA]: 'a' },
    previous: { [AREA]: 'c' },
    earlier: { [AREA]: ['b'] },
  });
  expect(Object.keys(published('a', 'b').releases[AREA] ?? {})).toEqual(['a', 'b']);
});

test.each<[string, () => Document, Channel | undefined, string]>([
  [
    'rolled back, the one before is shown and the bad one is no fall-back',
    () => rollBack(published('a', 'b', 'c'), AREA),
    { areas: { [AREA]: 'b' }, previous: { [AREA]: 'a' } },
    'b by stable',
  ],
  [
    'rolled back twice',
    () => rollBack(rollBack(published('a', 'b', 'c'), AREA), AREA),
    { areas: { [AREA]: 'a' } },
    'a by stable',
  ],
  [
    'rolled back past one that the shell cannot show',
    () =>
      rollBack(
        setShell(
          publish(
            publish(published('a'), 'b', buildRelease(AREA, 'b', { hostApi: '^2.0.0' })),
            'c',
            buildRelease(AREA, 'c'),
          ),
          { hostApi: '1.0.0', pages: [], lends: {} },
        ),
        AREA,
      ),
    { areas: { [AREA]: 'a' } },
    'a by stable',
  ],
  [
    'a canary that is promoted is a canary no more',
    () => promote(setShare(canary('b'), AREA, { on: 'canary', percent: 100 }), AREA, { from: 'canary' }),
    { areas: { [AREA]: 'b' }, previous: { [AREA]: 'a' } },
    'b by stable',
  ],
  [
    'any release is promoted by its name',
    () => promote(published('a', 'b'), AREA, { from: 'canary', build: '1.0.0+a' }),
    { areas: { [AREA]: 'a' }, previous: { [AREA]: 'b' } },
    'a by stable',
  ],
  ['a canary of nobody', () => canary('b'), { areas: { [AREA]: 'a' } }, 'a by stable'],
  [
    'a canary for everyone',
    () => setShare(canary('b'), AREA, { on: 'canary', percent: 100 }),
    { areas: { [AREA]: 'a' } },
    'b by canary',
  ],
  [
    'a canary that is rolled back',
    () => rollBack(setShare(canary('b'), AREA, { on: 'canary', percent: 100 }), AREA, 'canary'),
    { areas: { [AREA]: 'a' } },
    'a by stable',
  ],
  [
    'what is rolled back from stable is no canary either',
    () =>
      rollBack(setShare(show(published('a', 'b'), AREA, 'b', 'canary'), AREA, { on: 'canary', percent: 100 }), AREA),
    { areas: { [AREA]: 'a' } },
    'a by stable',
  ],
])('%s', (_case, change, stable, messages) => {
  const registry = change();
  expect(channel(registry)).toEqual(stable);
  expect(seen(registry, 'portal.example', 'somebody')).toBe(messages);
  expect(Registry.parse(registry)).toEqual(registry);
});

test('a new canary keeps the share of the one before', () => {
  const shared = setShare(canary('b'), AREA, { on: 'canary', percent: 25 });
  expect(channel(publish(shared, 'c', buildRelease(AREA, 'c'), 'canary'), 'canary')).toMatchObject({
    areas: { [AREA]: 'c' },
    shares: { [AREA]: 25 },
  });
});

test('a host has its pins, its areas and its channel, and loses them again', () => {
  const both = publish(published('a', 'b'), 'a', buildRelease('mfe-trips', 'a'));
  const host = 'portal.partner.example';
  expect(seen(pin(both, host, AREA, 'a'), host)).toBe('a by pin,a by stable');
  expect(seen(pin(pin(both, host, AREA, 'a'), host, AREA), host)).toBe('b by stable,a by stable');
  expect(seen(setHost(both, host, { areas: ['mfe-trips'] }), host)).toBe('a by stable');
  expect(seen(setHost(setHost(both, host, { areas: ['mfe-trips'] }), host, { areas: 'all' }), host)).toBe(
    'b by stable,a by stable',
  );
  expect(seen(setHost(publish(both, 'c', buildRelease(AREA, 'c'), 'next'), host, { channel: 'next' }), host)).toBe(
    'c by next,a by stable',
  );
  expect(removeHost(setHost(both, host, { areas: ['mfe-trips'] }), host)).toEqual(both);
  expect(pin(setHost(both, host, { areas: ['mfe-trips'] }), host, AREA, 'a').hosts[host]).toEqual({
    channel: 'stable',
    areas: ['mfe-trips'],
    pins: { [AREA]: 'a' },
  });
});

test.each([
  ['a release that does not exist', () => pin(published('a'), '*', AREA, 'z'), 'mfe-orders has no release z.'],
  [
    'no canary to promote',
    () => promote(published('a'), AREA, { from: 'canary' }),
    'canary shows no release of mfe-orders.',
  ],
  ['nothing to go back to', () => rollBack(published('a'), AREA), /^mfe-orders has no earlier release to go back to\./],
  ['an area that is not shown', () => rollBack(EMPTY, AREA), 'stable shows no release of mfe-orders.'],
  [
    'a canary that everyone sees',
    () => publish(published('a'), 'a', buildRelease(AREA, 'a'), 'canary'),
    'mfe-orders 1.0.0+a is on stable already, where everybody sees it.',
  ],
  ['a share of stable', () => setShare(published('a'), AREA, { on: 'stable', percent: 5 }), 'Everybody sees stable'],
  [
    'a channel that nobody made',
    () => setHost(published('a'), '*', { channel: 'nightly' }),
    'There is no channel nightly: there are stable.',
  ],
  ['an area that nobody made', () => setHost(published('a'), '*', { areas: ['mfe-mars'] }), 'mfe-mars has no release.'],
  ['a pin that there is not', () => pin(published('a'), '*', AREA), 'mfe-orders is not pinned on *.'],
  ['the rule of all others', () => removeHost(published('a'), '*'), 'no rule for *'],
])('%s is refused in words', (_case, attempt, words) => {
  expect(attempt).toThrow(words);
});

test('what nothing names any more is known with its time, and goes when it is old; what is named again stays', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const now = retire(published(...seven), 1_000);
  expect(now.retired).toEqual({ [AREA]: { a: 1_000 } });
  expect(retire(now, 2_000)).toEqual(now);
  expect(retire(pin(now, '*', AREA, 'a'), 3_000).retired).toBeUndefined();
  expect(prune(now, 1_000).removed).toEqual([]);
  const { registry, removed } = prune(now, 1_001);
  expect(removed.map(({ path }) => path)).toEqual(['mfe-orders/1.0.0-a/']);
  expect(Object.keys(registry.releases[AREA] ?? {})).toEqual(seven.slice(1));
});

type Act = (registry: Document) => Document;
const build = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const on = fc.constantFrom('stable', 'canary');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(build, on).map(
    ([one, name]): Act =>
      (registry) =>
        publish(registry, one, buildRelease(AREA, one), name),
  ),
  on.map(
    (name): Act =>
      (registry) =>
        rollBack(registry, AREA, name),
  ),
  fc.integer({ min: 0, max: 100 }).map(
    (percent): Act =>
      (registry) =>
        setShare(registry, AREA, { on: 'canary', percent }),
  ),
  fc.constant<Act>((registry) => promote(registry, AREA, { from: 'canary' })),
  build.map(
    (one): Act =>
      (registry) =>
        pin(registry, 'partner.example', AREA, one),
  ),
  build.map(
    (one): Act =>
      (registry) =>
        lift(registry, AREA, one, 5),
  ),
  fc.integer({ min: 0, max: 50 }).map(
    (time): Act =>
      (registry) =>
        prune(retire(registry, 20), time).registry,
  ),
);
const attempted = (registry: Document, one: Act) => {
  try {
    return one(registry);
  } catch {
    return registry;
  }
};

test('after any sequence of commands, a channel names existing releases, and its previous release differs from the current one', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const registry = acts.reduce(attempted, EMPTY);
      expect(Registry.parse(registry)).toEqual(registry);
      const builds = Object.keys(registry.releases[AREA] ?? {});
      expect(Object.keys(registry.lifted?.[AREA] ?? {}).filter((one) => !builds.includes(one))).toEqual([]);
      expect([...namedBuilds(registry, AREA)].filter((one) => !builds.includes(one))).toEqual([]);
      for (const { areas, previous, earlier } of Object.values(registry.channels)) {
        const order = [areas[AREA], previous?.[AREA], ...(earlier?.[AREA] ?? [])].filter((one) => one !== undefined);
        expect(new Set(order).size).toBe(order.length);
      }
    }),
  );
});
