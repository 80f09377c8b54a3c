import type { ReleaseVitals } from 'shared-contracts/portal/releases';
import type { Registry } from 'shared-contracts/values/portal/areas';
import { rateVital, WEB_VITAL_NAMES, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import { countViews, findP75, type VitalCount } from './vitals.rules.ts';

/** The days that are shown, today included. */
export const VITALS_PERIOD_DAYS = 7;

type Total = Pick<VitalCount, 'area' | 'build' | 'vital' | 'bucket' | 'views'>;

function measure(vital: WebVital, totals: readonly Total[]): ReleaseVitals['vitals'][WebVital] {
  const p75 = findP75(vital, totals);
  return p75 === null ? null : { p75, rating: rateVital(vital, p75), views: countViews(totals) };
}

const compare = (a: ReleaseVitals, b: ReleaseVitals) =>
  a.area.localeCompare(b.area) ||
  (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true }) ||
  a.build.localeCompare(b.build);

/** Lists the web vitals of each release by area, the newest release first. */
export function toReleaseVitals({ releases }: Pick<Registry, 'releases'>, totals: readonly Total[]): ReleaseVitals[] {
  const totalsByRelease = Map.groupBy(totals, ({ area, build }) => `${area}@${build}`);
  const rows = [...totalsByRelease].map(([id, ofRelease]): ReleaseVitals => {
    const { area = '', build = '' } = ofRelease[0] ?? {};
    const totalsByVital = Map.groupBy(ofRelease, ({ vital }) => vital);
    const vitals = Object.fromEntries(
      WEB_VITAL_NAMES.map((vital) => [vital, measure(vital, totalsByVital.get(vital) ?? [])]),
    ) as ReleaseVitals['vitals'];
    const views = Math.max(...Object.values(vitals).map((measured) => measured?.views ?? 0));
    return { id, area, build, version: releases[area]?.[build]?.version ?? null, views, vitals };
  });
  return rows.toSorted(compare);
}
