import fc from 'fast-check';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import { WEB_VITAL_NAMES, WEB_VITALS, rateVital } from 'shared-contracts/values/portal/web-vitals';
import {
  BUCKETS,
  countViews,
  findP75,
  filterKnownReleases,
  PARTS,
  toBucket,
  toPart,
  toVitalCounts,
} from './vitals.rules.ts';

const AT = 1_790_000_000;
const lcp = (value: number, build = 'now', area = 'mfe-orders') => ({ area, build, vital: 'lcp' as const, value });

test.each([
  ['lcp', 0, 0],
  ['lcp', 100, 0],
  ['lcp', 100.1, 1],
  ['lcp', 2_500, 13],
  ['lcp', 2_500.1, 14],
  ['lcp', 30_001, 24],
  ['cls', 0, 0],
  ['cls', 0.1, 7],
  ['inp', 201, 9],
] as const)('counts %s of %d in bucket %i', (vital, value, bucket) => {
  expect(toBucket(vital, value)).toBe(bucket);
});

test.each(WEB_VITAL_NAMES)('has ascending bounds for %s, with the limits of good and poor values', (vital) => {
  const bounds = BUCKETS[vital];
  expect(bounds.toSorted((a, b) => a - b)).toEqual(bounds);
  expect(bounds).toEqual(expect.arrayContaining([WEB_VITALS[vital].good, WEB_VITALS[vital].poor]));
});

test.each([
  ['no views', [], null],
  ['one view', [{ bucket: 0, views: 1 }], 75],
  ['views in one bucket', [{ bucket: 13, views: 4 }], 2_438],
  [
    'views of several organizations in one bucket',
    [
      { bucket: 13, views: 2 },
      { bucket: 13, views: 2 },
    ],
    2_438,
  ],
  [
    'all but a quarter in the first',
    [
      { bucket: 0, views: 75 },
      { bucket: 20, views: 25 },
    ],
    100,
  ],
  [
    'a little more than a quarter beyond',
    [
      { bucket: 0, views: 74 },
      { bucket: 17, views: 26 },
    ],
    3_520,
  ],
  ['the open bucket, whose end is unknown', [{ bucket: 24, views: 2 }], 30_000],
])('finds the 75th percentile of %s', (_, buckets, p75) => {
  expect(findP75('lcp', buckets)).toBe(p75);
});

test('rates the 75th percentile like the value at that position', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WEB_VITAL_NAMES),
      fc.array(fc.double({ min: 0, max: 40_000, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (vital, drawn) => {
        const values = drawn.map((value) => (vital === 'cls' ? value / 20_000 : value)).toSorted((a, b) => a - b);
        const counts = toVitalCounts(
          values.map((value) => ({ ...lcp(value), vital })),
          { at: AT, organization: null },
        );
        expect(countViews(counts)).toBe(values.length);
        const p75 = findP75(vital, counts) ?? Number.NaN;
        const exact = values[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
        expect(toBucket(vital, p75)).toBe(Math.min(toBucket(vital, exact), BUCKETS[vital].length - 1));
        expect(rateVital(vital, p75)).toBe(rateVital(vital, exact));
      },
    ),
  );
});

test('counts the values of a report by release and bucket, in a fixed order', () => {
  const vitals = [lcp(90), lcp(2_400, 'old'), lcp(80), { ...lcp(0.02), vital: 'cls' as const }];
  const counts = toVitalCounts(vitals, { at: AT, organization: null });
  const row = { area: 'mfe-orders', day: 20_717, part: 0 };
  expect(counts).toEqual([
    { ...row, build: 'now', vital: 'cls', bucket: 3, views: 1 },
    { ...row, build: 'now', vital: 'lcp', bucket: 0, views: 2 },
    { ...row, build: 'old', vital: 'lcp', bucket: 13, views: 1 },
  ]);
  expect(toVitalCounts(vitals.toReversed(), { at: AT, organization: null })).toEqual(counts);
});

test('groups organizations, and visitors separately', () => {
  expect(toPart(null)).toBe(0);
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (organization) => {
      expect(toPart(organization)).toBeGreaterThanOrEqual(1);
      expect(toPart(organization)).toBeLessThanOrEqual(PARTS);
    }),
  );
  const parts = new Set(Array.from({ length: 200 }, (_, index) => toPart(`organization ${index}`)));
  expect(parts.size).toBe(PARTS);
});

test.each([
  ['a release of the registry', 'mfe-orders', 'now', true],
  ['an unknown build', 'mfe-orders', 'gone', false],
  ['an unknown area', 'mfe-none', 'now', false],
  ['a property that every object has', 'constructor', 'name', false],
  ['a build that a developer serves', 'mfe-orders', 'dev', false],
  ['the shell', 'shell', '3f9c01aa', true],
  ['another shell', 'shell', 'bbbbbbbb', false],
])('decides whether to count %s', (_, area, build, isKnown) => {
  const release = { version: '1.0.0' } as AreaRelease;
  const registry = { releases: { 'mfe-orders': { now: release, dev: release } } } as unknown as Registry;
  const vitals = [lcp(100, build, area)];
  const shell = { scripts: ['ahead.11111111.js', 'main.3f9c01aa.js'] };
  expect(filterKnownReleases(vitals, registry, shell)).toEqual(isKnown ? vitals : []);
  expect(filterKnownReleases(vitals, undefined, undefined)).toEqual([]);
});
