import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { DEVELOPMENT_BUILD, type Registry, type ShellRelease } from 'shared-contracts/values/portal/areas';
import { findShellBuild, SHELL_AREA, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import { DAY } from 'shared-contracts/values/time';

type Vital = AreaReport['vitals'][number];
export type VitalCount = {
  area: string;
  build: string;
  vital: WebVital;
  day: number;
  part: number;
  bucket: number;
  views: number;
};

/** Long enough to compare a release with the one before. */
export const VITALS_RETENTION_DAYS = 35;
/** Organizations are counted in so many parts: enough to leave one out, too few to tell who it was. */
export const PARTS = 8;

const SECONDS = [
  100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000, 5_000,
  6_000, 8_000, 10_000, 15_000, 30_000,
];

/**
 * The upper bounds of the buckets; the last bucket is open. The limits of good and poor values are among them, so that
 * a percentile is never rated better or worse than the values it stands for.
 */
export const BUCKETS: Record<WebVital, readonly number[]> = {
  lcp: SECONDS,
  fcp: SECONDS,
  ttfb: SECONDS,
  inp: [16, 24, 40, 56, 80, 104, 128, 160, 200, 250, 300, 350, 400, 500, 600, 800, 1_000, 1_500, 2_000, 4_000],
  cls: [0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1],
};

export function toBucket(vital: WebVital, value: number): number {
  const bounds = BUCKETS[vital];
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

/** @param organization a hash; null: not signed in */
export const toPart = (organization: string | null): number =>
  organization === null
    ? 0
    : 1 + (Buffer.from(organization).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % PARTS);

/** Anyone can report, so that only releases that exist are counted. */
export function filterKnownReleases(
  vitals: readonly Vital[],
  registry: Registry | undefined,
  shell: Pick<ShellRelease, 'scripts'> | undefined,
): Vital[] {
  const shellBuild = findShellBuild(shell?.scripts ?? []);
  return vitals.filter(({ area, build }) => {
    if (area === SHELL_AREA) return build === shellBuild;
    const builds = registry?.releases;
    return (
      build !== DEVELOPMENT_BUILD &&
      builds !== undefined &&
      Object.hasOwn(builds, area) &&
      Object.hasOwn(builds[area] ?? {}, build)
    );
  });
}

const toKey = ({ area, build, vital, bucket }: Omit<VitalCount, 'views'>) => [area, build, vital, bucket].join(' ');

/** Counts the values of one report, in an order that is the same in every process, so that none waits for another in a circle. */
export function toVitalCounts(
  vitals: readonly Vital[],
  { at, organization }: { at: number; organization: string | null },
): VitalCount[] {
  const counts = new Map<string, VitalCount>();
  for (const { area, build, vital, value } of vitals) {
    const row = {
      area,
      build,
      vital,
      day: Math.floor(at / DAY),
      part: toPart(organization),
      bucket: toBucket(vital, value),
    };
    const key = toKey(row);
    counts.set(key, { ...row, views: (counts.get(key)?.views ?? 0) + 1 });
  }
  return [...counts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

type Bucket = { bucket: number; views: number };

export const countViews = (buckets: readonly Bucket[]): number => buckets.reduce((sum, { views }) => sum + views, 0);

const PERCENTILE = 0.75;
/** Up, so that a value above a bound stays above it. */
const roundUp = (value: number, parts: number) => Math.ceil(value * parts) / parts;

/**
 * The 75th percentile, as if the values were spread evenly within a bucket; null without views.
 * @param counts several may be of the same bucket
 */
export function findP75(vital: WebVital, counts: readonly Bucket[]): number | null {
  const wanted = countViews(counts) * PERCENTILE;
  const bounds = BUCKETS[vital];
  const countsByBucket = Map.groupBy(counts, ({ bucket }) => bucket);
  let before = 0;
  for (const bucket of [...countsByBucket.keys()].toSorted((a, b) => a - b)) {
    const views = countViews(countsByBucket.get(bucket) ?? []);
    if (views > 0 && before + views >= wanted) {
      const from = bounds[bucket - 1] ?? 0;
      const to = bounds[bucket] ?? from;
      const value = from + (to - from) * ((wanted - before) / views);
      return Math.min(to, roundUp(value, vital === 'cls' ? 1_000 : 1));
    }
    before += views;
  }
  return null;
}
