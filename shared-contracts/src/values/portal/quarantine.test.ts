import fc from 'fast-check';
import { canary, describeReleases, fleet, host, pinned, registry } from './testing/registries.fixtures.ts';
import type { Registry } from './areas.ts';
import { listCandidates, resolveReleases, type ReleaseRequest } from './resolve-releases.ts';

const percent = fc.integer({ min: 0, max: 100 });
const quarantine = (...builds: string[]) => ({ 'mfe-orders': Object.fromEntries(builds.map((build) => [build, 100])) });
const withHistory = registry({
  channels: {
    stable: {
      areas: { 'mfe-orders': 'next', 'mfe-fleet': 'now' },
      previous: { 'mfe-orders': 'now' },
      earlier: { 'mfe-orders': ['old'] },
    },
  },
});

test.each<[string, Registry, ReleaseRequest, string]>([
  [
    'stable falls back to the last good build',
    registry(),
    { host, quarantined: quarantine('now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'a quarantined last good build is skipped as well',
    withHistory,
    { host, quarantined: quarantine('next', 'now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'an earlier build remains as the fallback',
    withHistory,
    { host, quarantined: quarantine('next') },
    'mfe-orders now by lastGood, else old',
  ],
  [
    'a canary falls back to stable',
    canary(100),
    { host, userId: 'a', quarantined: quarantine('next') },
    'mfe-orders now by stable, else old',
  ],
  [
    'a pin falls back to stable',
    pinned('old'),
    { host, quarantined: quarantine('old') },
    'mfe-orders now by stable, else nothing',
  ],
  [
    'canary users keep their build when stable is quarantined',
    canary(100),
    { host, userId: 'a', quarantined: quarantine('now') },
    'mfe-orders next by canary, else old',
  ],
  [
    'a quarantined build is no fallback',
    registry(),
    { host, quarantined: quarantine('old') },
    'mfe-orders now by stable, else nothing',
  ],
  [
    'when every build is quarantined the first candidate stays',
    registry(),
    { host, quarantined: quarantine('now', 'old') },
    'mfe-orders now by stable, else nothing',
  ],
  [
    'a lifted quarantine does not apply',
    registry({ lifted: { 'mfe-orders': { now: 100 } } }),
    { host, quarantined: quarantine('now') },
    'mfe-orders now by stable, else old',
  ],
  [
    'a quarantine after the lift applies',
    registry({ lifted: { 'mfe-orders': { now: 99 } } }),
    { host, quarantined: quarantine('now') },
    'mfe-orders old by lastGood, else nothing',
  ],
  [
    'other areas are unaffected',
    registry(),
    { host, quarantined: { 'mfe-trips': { now: 100 } } },
    'mfe-orders now by stable, else old',
  ],
])('quarantined: %s', (_case, document, request, expected) => {
  expect(describeReleases(document, request)).toEqual([fleet, expected]);
});

test('a quarantined build is passed over, or kept as the last resort', () => {
  expect(listCandidates(registry(), { host, quarantined: quarantine('now') }, 'mfe-orders').candidates).toEqual([
    { source: 'stable', build: 'now', obstacle: 'quarantined' },
    { source: 'lastGood', build: 'old' },
  ]);
  expect(listCandidates(registry(), { host, quarantined: quarantine('now', 'old') }, 'mfe-orders').candidates).toEqual([
    { source: 'stable', build: 'now', isLastResort: true },
  ]);
});

test('users keep every area, and get a quarantined build only when there is no other', () => {
  const anyBuild = fc.constantFrom('old', 'now', 'next');
  const channel = fc.record({
    share: percent,
    areas: fc.record({ 'mfe-orders': anyBuild, 'mfe-fleet': anyBuild }, { requiredKeys: [] }),
    previous: fc.record({ 'mfe-orders': anyBuild }, { requiredKeys: [] }),
    earlier: fc.record({ 'mfe-orders': fc.array(anyBuild, { maxLength: 2 }) }),
  });
  const rule = fc.record({
    channel: fc.constantFrom('stable', 'canary'),
    pins: fc.record({ 'mfe-orders': anyBuild }, { requiredKeys: [] }),
  });
  fc.assert(
    fc.property(
      channel,
      channel,
      rule,
      fc.uuid(),
      fc.uniqueArray(anyBuild),
      fc.constantFrom('1.0.0', '2.0.0', undefined),
      (stable, canaryChannel, hostRule, userId, quarantined, hostApi) => {
        const document = registry({ channels: { stable, canary: canaryChannel }, hosts: { '*': hostRule } });
        const request = { host, userId, hostApi };
        const usual = resolveReleases(document, request);
        const afterQuarantine = resolveReleases(document, { ...request, quarantined: quarantine(...quarantined) });
        expect(afterQuarantine.map(({ name }) => name)).toEqual(usual.map(({ name }) => name));
        const orders = afterQuarantine.find(({ name }) => name === 'mfe-orders');
        if (!orders || !quarantined.includes(orders.build as 'old') || orders.isTooNew) return;
        const { candidates, previousBuilds } = listCandidates(document, request, 'mfe-orders');
        const usable = [
          ...candidates.filter(({ obstacle }) => !obstacle).map((candidate) => candidate.build),
          ...previousBuilds,
        ];
        expect(usable.filter((build) => !quarantined.includes(build as 'old'))).toEqual([]);
      },
    ),
  );
});
