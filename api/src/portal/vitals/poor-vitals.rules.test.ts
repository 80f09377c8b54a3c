import fc from 'fast-check';
import { WEB_VITALS, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import { findPoorVital, MIN_VIEWS } from './poor-vitals.rules.ts';
import { countViews, findP75, toBucket } from './vitals.rules.ts';

const count = (part: number, value: number, views: number, vital: WebVital = 'lcp') => ({
  vital,
  part,
  bucket: toBucket(vital, value),
  views,
});
const good = (views = MIN_VIEWS) => [count(1, 1_000, views)];
const poor = (part: number, views = MIN_VIEWS) => count(part, 5_000, views);
const LCP = { vital: 'lcp', p75: 4_750 };

test.each<[string, Parameters<typeof findPoorVital>, ReturnType<typeof findPoorVital> | object]>([
  ['no views', [[], [good()]], null],
  ['poor views of one part, however many', [[poor(1, 9_000)], [good()]], null],
  ['poor views of two parts', [[poor(1), poor(2)], [good()]], { ...LCP, views: 400, poor: 400 }],
  ['too few without the larger part', [[poor(1, 900), poor(2, MIN_VIEWS - 1)], [good()]], null],
  ['poor views of one part, good ones of another', [[poor(1, 900), count(2, 900, 300)], [good()]], null],
  ['poor views of visitors', [[poor(0, 9_000), poor(1)], [good()]], null],
  ['a quarter that is poor', [[1, 2].flatMap((part) => [poor(part, 75), count(part, 900, 225)]), [good()]], null],
  [
    'more than a quarter that is poor',
    [[1, 2].flatMap((part) => [poor(part, 76), count(part, 900, 224)]), [good()]],
    { vital: 'lcp', views: 600, poor: 152 },
  ],
  ['views that need improvement', [[1, 2].map((part) => count(part, 4_000, 300)), [good()]], null],
  ['a slow network: the replacement is poor too', [[poor(1), poor(2)], [[poor(1), poor(2)]]], null],
  ['a replacement that few have used', [[poor(1), poor(2)], [good(MIN_VIEWS - 1)]], null],
  [
    'one of two replacements unknown',
    [
      [poor(1), poor(2)],
      [good(), []],
    ],
    null,
  ],
  ['no replacement', [[poor(1), poor(2)], []], null],
  [
    'layout shifts',
    [[1, 2].map((part) => count(part, 0.5, 300, 'cls')), [[count(1, 0.01, 300, 'cls')]]],
    { vital: 'cls', views: 600, poor: 600 },
  ],
  ['slow first bytes', [[1, 2].map((part) => count(part, 5_000, 300, 'ttfb')), [[count(1, 90, 300, 'ttfb')]]], null],
])('decides on a release with %s', (_, [counts, replacements], expected) => {
  const found = findPoorVital(counts, replacements);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test('never depends on one part, or on visitors', () => {
  const rows = (...parts: number[]) =>
    fc.array(
      fc.tuple(fc.constantFrom(...parts), fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 900 })),
      { maxLength: 8 },
    );
  fc.assert(
    fc.property(rows(2, 3, 4), rows(0, 1), (honest, forged) => {
      const toCounts = (drawn: typeof honest) => drawn.map(([part, value, views]) => count(part, value, views));
      if (!findPoorVital([...toCounts(honest), ...toCounts(forged)], [good()])) return;
      expect(countViews(toCounts(honest))).toBeGreaterThanOrEqual(MIN_VIEWS);
      expect(findP75('lcp', toCounts(honest))).toBeGreaterThan(WEB_VITALS.lcp.poor);
    }),
  );
});
