import type {
  CostRevenue,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
} from 'shared-contracts/dashboards';
import { PROGRESS } from 'shared-contracts/values/dashboards';
import type { ChartData, ChartSeries } from 'shared-ui/charts';
import { progress, series } from './dashboards.messages.ts';

/** How a begin of a part of the time is written. */
export type LabelOf = (at: number) => string;

const PROGRESS_HUES = { waiting: 'blue', running: 'orange', done: 'teal', ended: 'pink' } as const;
const PROGRESS_SERIES: readonly ChartSeries[] = PROGRESS.map((word) => ({
  id: word,
  label: progress[word],
  hue: PROGRESS_HUES[word],
}));
/** Slices that are told apart; the rest is one. */
const SLICES = 6;

export const progressData = ({ points }: ProgressSeries, labelOf: LabelOf): ChartData => ({
  series: PROGRESS_SERIES,
  points: points.map(({ at, ...values }) => ({ key: String(at), label: labelOf(at), values })),
});

export const quantityData = ({ points }: OrderQuantity, labelOf: LabelOf): ChartData => ({
  series: [
    { id: 'own', label: series.own, hue: 'blue' },
    { id: 'partner', label: series.partner, hue: 'orange' },
  ],
  points: points.map(({ at, ...values }) => ({ key: String(at), label: labelOf(at), values })),
});

/** Amounts are drawn as numbers and written as they came. */
export const moneyData = (
  { points }: CostRevenue['currencies'][number],
  labelOf: LabelOf,
  written: (amount: string) => string,
): ChartData => ({
  series: [
    { id: 'revenue', label: series.revenue, hue: 'teal' },
    { id: 'cost', label: series.cost, hue: 'orange' },
  ],
  points: points.map(({ at, revenue, cost }) => ({
    key: String(at),
    label: labelOf(at),
    values: { revenue: Number(revenue), cost: Number(cost) },
    texts: { revenue: written(revenue), cost: written(cost) },
  })),
});

export const partnerData = ({ items }: PartnerStatistics, others: string): ChartData => ({
  series: [
    { id: 'sent', label: series.sent, hue: 'blue' },
    { id: 'received', label: series.received, hue: 'orange' },
  ],
  points: items.map(({ partner, sent, received }) => ({
    key: partner?.id ?? 'others',
    label: partner?.name ?? others,
    values: { sent, received },
  })),
});

type Zone = RouteZoneStats['items'][number];
const tripsIn = ({ waiting, running, done, ended }: Zone) => waiting + running + done + ended;

export function zoneData({ items }: RouteZoneStats, words: { none: string; others: string }): ChartData {
  const named = items.filter(({ zone }) => zone !== null);
  const [shown, rest] = [named.slice(0, SLICES - 2), named.slice(SLICES - 2)];
  const slice = (key: string, label: string, zones: readonly Zone[]) => ({
    key,
    label,
    values: { trips: zones.reduce((sum, zone) => sum + tripsIn(zone), 0) },
  });
  const points = [
    ...shown.map((one) => slice(one.zone?.id ?? '', one.zone?.name ?? '', [one])),
    ...(rest.length > 0 ? [slice('others', words.others, rest)] : []),
    ...items.filter(({ zone }) => zone === null).map((one) => slice('none', words.none, [one])),
  ];
  return { series: [{ id: 'trips', label: series.trips, hue: 'blue' }], points };
}
