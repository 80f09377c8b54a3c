import fc from 'fast-check';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { resolveReleases } from 'shared-contracts/values/portal/resolve-releases';
import {
  addQuarantinedRelease,
  type FailureCount,
  hasFallback,
  isFailing,
  MIN_FAILURE_RATE,
  MIN_PEOPLE,
} from './quarantine.rules.ts';

const count = (organization: string, failed: number, tried: number): FailureCount => ({ organization, tried, failed });

test.each<[string, FailureCount[], boolean]>([
  ['nobody', [], false],
  ['one person', [count('a', 1, 1)], false],
  ['one organization, however large', [count('a', 500, 500)], false],
  ['one organization, and one person elsewhere', [count('a', 50, 50), count('b', 1, 1)], false],
  ['one organization only', [count('a', 50, 50), count('b', 0, 40), count('c', 0, 9)], false],
  ['one organization, and a few people of a large one', [count('a', 50, 50), count('b', 3, 400)], false],
  ['two people in each of two organizations', [count('a', 2, 2), count('b', 2, 2)], false],
  ['three people in each of two organizations', [count('a', 3, 3), count('b', 3, 3)], true],
  ['two people in each of three organizations', [count('a', 2, 2), count('b', 2, 2), count('c', 2, 2)], true],
  ['20 % of all people', [count('a', 3, 15), count('b', 3, 15)], true],
  ['less than 20 % of all people', [count('a', 3, 15), count('b', 3, 16)], false],
])('decides whether a release that fails for %s fails too often', (_, counts, expected) => {
  expect(isFailing(counts)).toBe(expected);
});

const anyCounts = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(30), fc.nat(30))
    .map(([organization, failed, others]) => count(organization, failed, failed + others)),
  { selector: ({ organization }) => organization },
);
const sum = (counts: readonly FailureCount[], key: 'tried' | 'failed') =>
  counts.reduce((total, item) => total + item[key], 0);

test('does not depend on a single organization or person', () => {
  fc.assert(
    fc.property(anyCounts, fc.nat(500), fc.nat(500), (counts, failed, succeeded) => {
      const others = counts.filter(({ organization }) => organization !== 'a');
      const largeOrganization = count('a', failed, failed + succeeded);
      if (isFailing([...others, largeOrganization])) {
        expect(sum(others, 'failed')).toBeGreaterThanOrEqual(MIN_PEOPLE);
        expect(sum(others, 'failed') / sum(others, 'tried')).toBeGreaterThanOrEqual(MIN_FAILURE_RATE);
      }
      const successful = others.map((item) => ({ ...item, failed: 0 }));
      expect(isFailing([...successful, largeOrganization])).toBe(false);
      expect(isFailing([...successful, count('e', 1, 1)])).toBe(false);
    }),
  );
});

test('never fails too often because more people succeed', () => {
  fc.assert(
    fc.property(anyCounts, fc.nat(50), (counts, succeeded) => {
      const moreSuccessful = counts.map((item) => ({ ...item, tried: item.tried + succeeded }));
      if (!isFailing(counts)) expect(isFailing(moreSuccessful)).toBe(false);
    }),
  );
});

const AREA = 'mfe-orders';
const release = (build: string, hostApi = '^1.0.0') =>
  ({ version: '1.0.0', path: `${AREA}/1.0.0-${build}/`, manifest: { name: AREA, hostApi } }) as AreaRelease;
const createRegistry = (changes: Partial<Registry> = {}): Registry => ({
  releases: {
    [AREA]: { old: release('old'), now: release('now'), next: release('next'), newer: release('newer', '^2.0.0') },
  },
  channels: {
    stable: { areas: { [AREA]: 'now' }, previous: { [AREA]: 'old' } },
    canary: { areas: { [AREA]: 'next' }, share: 10 },
  },
  hosts: { '*': { channel: 'stable' } },
  ...changes,
});
const hasFallbackFor = (registry: Registry, build: string, quarantined = {}) =>
  hasFallback(registry, { area: AREA, build }, { quarantined, hostApi: '1.0.0' });

test.each<[string, Registry, string, Record<string, Record<string, number>>, boolean]>([
  ['stable has a previous release', createRegistry(), 'now', {}, true],
  ['a canary has stable', createRegistry(), 'next', {}, true],
  [
    'stable has no previous release',
    createRegistry({ channels: { stable: { areas: { [AREA]: 'now' } } } }),
    'now',
    {},
    false,
  ],
  ['the previous release is quarantined', createRegistry(), 'now', { [AREA]: { old: 1 } }, false],
  [
    'the previous release needs another shell',
    createRegistry({ channels: { stable: { areas: { [AREA]: 'now' }, previous: { [AREA]: 'newer' } } } }),
    'now',
    {},
    false,
  ],
  ['it is the last good release', createRegistry(), 'old', { [AREA]: { now: 1 } }, false],
  [
    'a canary has no stable',
    createRegistry({ channels: { stable: { areas: {} }, canary: { areas: { [AREA]: 'next' }, share: 10 } } }),
    'next',
    {},
    false,
  ],
  [
    'it is pinned on one host',
    createRegistry({ hosts: { 'partner.example': { channel: 'stable', pins: { [AREA]: 'old' } } } }),
    'old',
    {},
    true,
  ],
  [
    'a host does not show the area',
    createRegistry({ hosts: { 'partner.example': { channel: 'stable', areas: [] } } }),
    'now',
    {},
    true,
  ],
  [
    'only another area has one',
    createRegistry({
      releases: { 'mfe-admin': { other: release('other') }, [AREA]: { now: release('now') } },
      channels: { stable: { areas: { 'mfe-admin': 'other', [AREA]: 'now' } } },
    }),
    'now',
    {},
    false,
  ],
  ['an operator lifted its quarantine', createRegistry({ lifted: { [AREA]: { now: 1 } } }), 'now', {}, true],
])('decides whether there is a fallback when %s', (_, registry, build, quarantined, expected) => {
  expect(hasFallbackFor(registry, build, quarantined)).toBe(expected);
});

test('always leaves every host another release, in any order of quarantines', () => {
  const anyBuild = fc.constantFrom('old', 'now', 'next');
  const anyChannel = fc.record({
    share: fc.nat(100),
    areas: fc.record({ [AREA]: anyBuild }, { requiredKeys: [] }),
    previous: fc.record({ [AREA]: anyBuild }, { requiredKeys: [] }),
  });
  const anyRule = fc.record({
    channel: fc.constantFrom('stable', 'canary'),
    pins: fc.record({ [AREA]: anyBuild }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(
      anyChannel,
      anyChannel,
      anyRule,
      anyRule,
      fc.uuid(),
      fc.array(anyBuild),
      (stable, canary, defaultRule, partnerRule, userId, failingBuilds) => {
        const registry = createRegistry({
          channels: { stable, canary },
          hosts: { '*': defaultRule, 'partner.example': partnerRule },
        });
        let quarantined: Record<string, Record<string, number>> = {};
        for (const build of failingBuilds)
          if (hasFallbackFor(registry, build, quarantined))
            quarantined = { ...addQuarantinedRelease(quarantined, { area: AREA, build }, 1) };
        for (const host of ['portal.example', 'partner.example'])
          for (const { build } of resolveReleases(registry, { host, userId, hostApi: '1.0.0', quarantined }))
            expect(quarantined[AREA]?.[build]).toBeUndefined();
      },
    ),
  );
});
