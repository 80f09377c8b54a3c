import type { Registry } from 'shared-contracts/values/portal/areas';
import { EMPTY, publish, setShell } from '../../release/registry.rules.ts';
import { buildRelease } from '../../release/testing/a-release.ts';
import { chooseReleases, withdrawReleases } from './upgrade.rules.ts';

const orders = (build: string, version = '1.0.0') => ({
  area: 'mfe-orders',
  build,
  release: { ...buildRelease('mfe-orders', build), version },
});
const trips = (build: string) => ({ area: 'mfe-trips', build, release: buildRelease('mfe-trips', build) });
const publishAll = (registry: Registry, ...releases: ReturnType<typeof orders>[]) =>
  releases.reduce((sum, { build, release }) => publish(sum, build, release), registry);
const SHELL = { hostApi: '1.0.0', pages: [], lends: {} };
const BEFORE = setShell(publishAll(EMPTY, orders('a'), trips('a')), SHELL);

test.each([
  ['another build is published', orders('b'), ['b'], []],
  ['the build that everyone has is not published again', orders('a'), [], []],
  ['an older one is not published', orders('b', '0.9.9'), [], ['mfe-orders 1.0.0']],
  ['versions are compared by number', orders('b', '1.0.10'), ['b'], []],
])('%s', (_case, built, published, kept) => {
  const chosen = chooseReleases(BEFORE, [built]);
  expect([chosen.published.map(({ build }) => build), chosen.kept]).toEqual([published, kept]);
});

test('what an upgrade published is taken back, with the shell and the targets of rollbacks', () => {
  const published = [orders('b'), trips('b')];
  const after = setShell(publishAll(BEFORE, ...published), { ...SHELL, hostApi: '1.1.0' });
  const back = withdrawReleases(after, BEFORE, published);
  expect([back.channels, back.hosts, back.shell]).toEqual([BEFORE.channels, BEFORE.hosts, BEFORE.shell]);
});

test('what someone else has released since stays', () => {
  const published = [orders('b'), trips('b')];
  const after = publishAll(publishAll(BEFORE, ...published), orders('c'));
  const { channels } = withdrawReleases(after, BEFORE, published);
  expect(channels['stable']?.areas).toEqual({ 'mfe-orders': 'c', 'mfe-trips': 'a' });
});

test('a canary that the upgrade promoted is a canary again', () => {
  const { build, release } = orders('b');
  const canary = publish(BEFORE, build, release, 'canary');
  const back = withdrawReleases(publish(canary, build, release), canary, [orders('b')]);
  expect(back.channels).toEqual(canary.channels);
});
