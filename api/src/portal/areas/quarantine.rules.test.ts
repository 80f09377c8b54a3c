import fc from 'fast-check';
import type { AreaRelease, Registry } from 'shared-contracts/values/areas';
import { resolveReleases } from 'shared-contracts/values/resolve-releases';
import {
  hasFallback,
  isFailing,
  MIN_PEOPLE,
  MIN_FAILURE_RATE,
  type FailureCount,
  addQuarantinedRelease,
} from './quarantine.rules.ts';

const of = (organization: string, failed: number, tried: number): FailureCount => ({ organization, tried, failed });

test.each<[string, FailureCount[], boolean]>([
  ['nobody', [], false],
  ['one person', [of('a', 1, 1)], false],
  ['one organization, however large', [of('a', 500, 500)], false],
  ['one organization, and one person elsewhere', [of('a', 50, 50), of('b', 1, 1)], false],
  ['one organization, while all others have no trouble', [of('a', 50, 50), of('b', 0, 40), of('c', 0, 9)], false],
  ['one organization, and a few of very many', [of('a', 50, 50), of('b', 3, 400)], false],
  ['two people in each of two organizations', [of('a', 2, 2), of('b', 2, 2)], false],
  ['three people in each of two organizations', [of('a', 3, 3), of('b', 3, 3)], true],
  ['two people in each of three organizations', [of('a', 2, 2), of('b', 2, 2), of('c', 2, 2)], true],
  ['a fifth of all', [of('a', 3, 15), of('b', 3, 15)], true],
  ['less than a fifth of all', [of('a', 3, 15), of('b', 3, 16)], false],
])('failures of %s: quarantined %#', (_whose, people, expected) => {
  expect(isFailing(people)).toBe(expected);
});

const people = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(30), fc.nat(30))
    .map(([organization, failed, others]) => of(organization, failed, failed + others)),
  { selector: ({ organization }) => organization },
);

test('whatever happens in one organization alone, or to one person anywhere, decides nothing', () => {
  fc.assert(
    fc.property(people, fc.nat(500), fc.nat(500), (others, failed, more) => {
      const rest = others.filter(({ organization }) => organization !== 'a');
      if (isFailing([...rest, of('a', failed, failed + more)])) {
        expect(rest.reduce((all, one) => all + one.failed, 0)).toBeGreaterThanOrEqual(MIN_PEOPLE);
        expect(
          rest.reduce((all, one) => all + one.failed, 0) / rest.reduce((all, one) => all + one.tried, 0),
        ).toBeGreaterThanOrEqual(MIN_FAILURE_RATE);
      }
      expect(isFailing(rest.map((one) => ({ ...one, failed: 0 })).concat(of('a', failed, failed + more)))).toBe(false);
      expect(isFailing([...rest.map((one) => ({ ...one, failed: 0 })), of('e', 1, 1)])).toBe(false);
    }),
  );
});

test('the more it works for, the less it is failing', () => {
  fc.assert(
    fc.property(people, fc.nat(50), (some, more) => {
      if (!isFailing(some)) expect(isFailing(some.map((one) => ({ ...one, tried: one.tried + more })))).toBe(false);
    }),
  );
});

const AREA = 'mfe-orders';
const release = (build: string, hostApi = '^1.0.0') =>
  ({ version: '1.0.0', path: `${AREA}/1.0.0-${build}/`, manifest: { name: AREA, hostApi } }) as AreaRelease;
const registry = (changes: Partial<Registry> = {}): Registry => ({
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
const left = (document: Registry, build: string, quarantined = {}) =>
  hasFallback(document, { area: AREA, build }, { quarantined, hostApi: '1.0.0' });

test.each<[string, Registry, string, Record<string, Record<string, number>>, boolean]>([
  ['stable, with one before it', registry(), 'now', {}, true],
  ['a canary, with stable behind it', registry(), 'next', {}, true],
  ['stable with none before it', registry({ channels: { stable: { areas: { [AREA]: 'now' } } } }), 'now', {}, false],
  ['stable, when the one before it is quarantined', registry(), 'now', { [AREA]: { old: 1 } }, false],
  [
    'stable, when the one before it wants another shell',
    registry({ channels: { stable: { areas: { [AREA]: 'now' }, previous: { [AREA]: 'newer' } } } }),
    'now',
    {},
    false,
  ],
  ['the last good one', registry(), 'old', { [AREA]: { now: 1 } }, false],
  [
    'a canary without any stable',
    registry({ channels: { stable: { areas: {} }, canary: { areas: { [AREA]: 'next' }, share: 10 } } }),
    'next',
    {},
    false,
  ],
  [
    'a pin of one host',
    registry({ hosts: { 'partner.example': { channel: 'stable', pins: { [AREA]: 'old' } } } }),
    'old',
    {},
    true,
  ],
  ['what an operator has lifted', registry({ lifted: { [AREA]: { now: 1 } } }), 'now', {}, true],
])('%s can be left: %#', (_which, document, build, quarantined, expected) => {
  expect(left(document, build, quarantined)).toBe(expected);
});

test('what is quarantined only while it can be left leaves everybody another release, in whatever order', () => {
  const build = fc.constantFrom('old', 'now', 'next');
  const channel = fc.record({
    share: fc.nat(100),
    areas: fc.record({ [AREA]: build }, { requiredKeys: [] }),
    previous: fc.record({ [AREA]: build }, { requiredKeys: [] }),
  });
  const rule = fc.record({
    channel: fc.constantFrom('stable', 'canary'),
    pins: fc.record({ [AREA]: build }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(
      channel,
      channel,
      rule,
      rule,
      fc.uuid(),
      fc.array(build),
      (stable, canary, all, partner, userId, failing) => {
        const document = registry({ channels: { stable, canary }, hosts: { '*': all, 'partner.example': partner } });
        const quarantined = failing.reduce(
          (held, one) =>
            left(document, one, held) ? addQuarantinedRelease(held, { area: AREA, build: one }, 1) : held,
          {} as Record<string, Record<string, number>>,
        );
        for (const host of ['portal.example', 'partner.example']) {
          for (const build of resolveReleases(document, { host, userId, hostApi: '1.0.0', quarantined }))
            expect(quarantined[AREA]?.[build.build]).toBeUndefined();
        }
      },
    ),
  );
});
