import { findShellBuild, rateVital, type VitalRating, type WebVital } from './web-vitals.ts';

test.each<[WebVital, number, VitalRating]>([
  ['lcp', 2_500, 'good'],
  ['lcp', 2_501, 'needsImprovement'],
  ['lcp', 4_000, 'needsImprovement'],
  ['lcp', 4_001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 501, 'poor'],
  ['cls', 0, 'good'],
  ['cls', 0.1, 'good'],
  ['cls', 0.25, 'needsImprovement'],
  ['cls', 0.26, 'poor'],
])('rates %s of %d as %s', (vital, value, rating) => {
  expect(rateVital(vital, value)).toBe(rating);
});

test.each([
  [['ahead.11111111.js', 'main.3f9c01aa.js'], '3f9c01aa'],
  [['https://portal.example/assets/main.3f9c01aa.js'], '3f9c01aa'],
  [['/assets/domain.3f9c01aa.js', '/assets/main.js'], undefined],
  [[], undefined],
])('finds the build of the shell among %j', (scripts, build) => {
  expect(findShellBuild(scripts)).toBe(build);
});
