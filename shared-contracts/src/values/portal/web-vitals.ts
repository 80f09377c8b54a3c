/**
 * What browsers measure of page views (https://web.dev/articles/vitals), with the limits of a good and of a poor value.
 * Milliseconds, except that CLS is a score. The order is that of the columns.
 */
export const WEB_VITALS = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  fcp: { good: 1_800, poor: 3_000 },
  ttfb: { good: 800, poor: 1_800 },
} as const;

export type WebVital = keyof typeof WEB_VITALS;
export const WEB_VITAL_NAMES = Object.keys(WEB_VITALS) as [WebVital, ...WebVital[]];

export const VITAL_RATINGS = ['good', 'needsImprovement', 'poor'] as const;
export type VitalRating = (typeof VITAL_RATINGS)[number];

/** The name that page views of the shell's own pages are reported under. */
export const SHELL_AREA = 'shell';

export function rateVital(vital: WebVital, value: number): VitalRating {
  const { good, poor } = WEB_VITALS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}

const SHELL_SCRIPT = /(?:^|\/)main\.([\w-]+)\.js$/;

/** Finds the build of the shell among the addresses of its scripts: the hash in the name of its main script. */
export const findShellBuild = (scripts: readonly string[]): string | undefined =>
  scripts.map((script) => SHELL_SCRIPT.exec(script)?.[1]).find((build) => build !== undefined);
