import type { Registry } from 'shared-contracts/values/portal/areas';
import {
  EMPTY,
  lift,
  pin,
  prune,
  publish,
  assertNoFindings,
  remember,
  retire,
  setBase,
  setHost,
  setShare,
  show,
} from './registry.rules.ts';
import { buildRelease } from './testing/a-release.ts';

const AREA = 'mfe-orders';
const published = (...builds: string[]) =>
  builds.reduce((registry, build) => publish(registry, build, buildRelease(AREA, build)), EMPTY);

test('refuses with every finding on a line of its own, and nothing without findings', () => {
  expect(() => assertNoFindings('mfe-orders', [])).not.toThrow();
  expect(() => assertNoFindings('mfe-orders', ['too large', 'too new'])).toThrow(
    /^mfe-orders is not released:\n {2}too large\n {2}too new$/,
  );
});

test('keeps the share of a channel for all areas', () => {
  const registry = { ...published('a'), channels: { ...published('a').channels, canary: { areas: {}, share: 5 } } };
  expect(publish(registry, 'b', buildRelease(AREA, 'b'), 'canary').channels['canary']).toEqual({
    areas: { [AREA]: 'b' },
    share: 5,
  });
  expect(publish(published('a'), 'b', buildRelease(AREA, 'b'), 'canary').channels['canary']).toStrictEqual({
    areas: { [AREA]: 'b' },
  });
});

test('changes nothing when a channel shows its build again', () => {
  const registry = published('a', 'b', 'c');
  expect(show(registry, AREA, 'c')).toEqual(registry);
  const full = published('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(show(full, AREA, 'g').channels['stable']).toEqual(full.channels['stable']);
});

test('shares only what the channel shows', () => {
  expect(() => setShare(published('a'), AREA, { on: 'canary', percent: 5 })).toThrow(
    'canary shows no release of mfe-orders.',
  );
});

test('lifts one of several quarantines', () => {
  const registry = published('a', 'b');
  const lifted = lift(lift(registry, AREA, 'a', 5), AREA, '1.0.0+b', 7);
  expect(lifted.lifted).toEqual({ [AREA]: { a: 5, b: 7 } });
  const another = publish(lifted, 't', buildRelease('mfe-trips', 't'));
  expect(lift(another, 'mfe-trips', 't', 9).lifted).toEqual({ [AREA]: { a: 5, b: 7 }, 'mfe-trips': { t: 9 } });
});

test('sets where browsers find the registry', () => {
  const registry = published('a');
  expect(setBase(registry, '/areas/')).toEqual({ ...registry, base: '/areas/' });
});

test('gives a host the rule of all others, or stable, before it changes it', () => {
  const next = publish(published('a'), 'b', buildRelease(AREA, 'b'), 'next');
  const everywhere = setHost(next, '*', { channel: 'next' });
  expect(pin(everywhere, 'partner.example', AREA, 'a').hosts['partner.example']).toEqual({
    channel: 'next',
    pins: { [AREA]: 'a' },
  });
  expect(pin({ ...next, hosts: {} }, 'partner.example', AREA, 'a').hosts['partner.example']).toEqual({
    channel: 'stable',
    pins: { [AREA]: 'a' },
  });
});

test('keeps the areas of a host that changes its channel, and names all that are unknown', () => {
  const host = 'partner.example';
  const next = publish(published('a'), 'b', buildRelease(AREA, 'b'), 'next');
  expect(setHost(setHost(next, host, { areas: [AREA] }), host, { channel: 'next' }).hosts[host]).toEqual({
    channel: 'next',
    areas: [AREA],
  });
  expect(() => setHost(next, host, { areas: ['mfe-mars', AREA, 'mfe-moon'] })).toThrow(
    'mfe-mars, mfe-moon has no release.',
  );
  expect(() => setHost(next, host, { channel: 'nightly' })).toThrow(
    'There is no channel nightly: there are stable, next.',
  );
});

test('prunes the lifted quarantines of what it removes, and keeps all others', () => {
  const registry: Registry = {
    ...lift(lift(published('a', 'b'), AREA, 'a', 5), AREA, 'b', 7),
    retired: { [AREA]: { a: 10 } },
  };
  expect(prune(registry, 11).registry.lifted).toEqual({ [AREA]: { b: 7 } });
  const onlyOld = { ...registry, lifted: { [AREA]: { a: 5 } } };
  expect(prune(onlyOld, 11).registry).not.toHaveProperty('lifted');
  expect(prune(onlyOld, 10).registry.lifted).toEqual({ [AREA]: { a: 5 } });
});

test('retires and prunes areas that were never retired before', () => {
  const both = publish(published('a'), 't', buildRelease('mfe-trips', 't'));
  expect(prune(both, 100).removed).toEqual([]);
  expect(prune({ ...both, retired: { 'mfe-trips': { t: 1 } } }, 100).removed).toHaveLength(1);
  const unnamed = { ...both, channels: {}, retired: { 'mfe-trips': { t: 1 } } };
  expect(retire(unnamed, 50).retired).toEqual({ [AREA]: { a: 50 }, 'mfe-trips': { t: 1 } });
});

test('a registry remembers its last two hundred changes, the latest first', () => {
  const at = (time: number) => ({ at: time, by: 'Nadia', action: 'prune' });
  const many = Array.from({ length: 205 }, (_, index) => at(index)).reduce(remember, EMPTY).history ?? [];
  expect([many.length, many[0], many.at(-1)]).toEqual([200, at(204), at(5)]);
});
