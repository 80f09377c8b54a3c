import type {
  CostRevenue,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
} from 'shared-contracts/finance/dashboards';
import { PROGRESS_STATES } from 'shared-contracts/values/finance/dashboards';
import type { ChartData, ChartSeries } from 'shared-ui/charts';
import { progress, series } from './dashboards.messages.ts';

/** Formats the start of a time interval. */
export type FormatLabel = (at: number) => string;

const PROGRESS_HUES = { waiting: 'blue', running: 'orange', done: 'teal', ended: 'pink' } as const;
const PROGRESS_SERIES: readonly ChartSeries[] = PROGRESS_STATES.map((state) => ({
  id: state,
  label: progress[state],
  hue: PROGRESS_HUES[state],
}));
/** The remaining zones share one slice. */
const MAX_SLICES = 6;

export const toProgressChart = ({ points }: ProgressSeries, formatLabel: FormatLabel): ChartData => ({
  series: PROGRESS_SERIES,
  points: points.map(({ at, ...values }) => ({ key: String(at), label: formatLabel(at), values })),
});

export const toQuantityChart = ({ points }: OrderQuantity, formatLabel: FormatLabel): ChartData => ({
  series: [
    { id: 'own', label: series.own, hue: 'blue' },
    { id: 'partner', label: series.partner, hue: 'orange' },
  ],
  points: points.map(({ at, ...values }) => ({ key: String(at), label: formatLabel(at), values })),
});

/** Draws amounts as numbers but labels them with their exact decimal strings. */
export const toMoneyChart = (
  { points }: CostRevenue['currencies'][number],
  formatLabel: FormatLabel,
  formatAmount: (amount: string) => string,
): ChartData => ({
  series: [
    { id: 'revenue', label: series.revenue, hue: 'teal' },
    { id: 'cost', label: series.cost, hue: 'orange' },
  ],
  points: points.map(({ at, revenue, cost }) => ({
    key: String(at),
    label: formatLabel(at),
    values: { revenue: Number(revenue), cost: Number(cost) },
    formattedValues: { revenue: formatAmount(revenue), cost: formatAmount(cost) },
  })),
});

export const toPartnerChart = ({ items }: PartnerStatistics, others: string): ChartData => ({
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
const countTrips = ({ waiting, running, done, ended }: Zone) => waiting + running + done + ended;

export function toZoneChart({ items }: RouteZoneStats, labels: { none: string; others: string }): ChartData {
  const named = items.filter(({ zone }) => zone !== null);
  const [largest, rest] = [named.slice(0, MAX_SLICES - 2), named.slice(MAX_SLICES - 2)];
  const slice = (key: string, label: string, zones: readonly Zone[]) => ({
    key,
    label,
    values: { trips: zones.reduce((sum, zone) => sum + countTrips(zone), 0) },
  });
  const points = [
    ...largest.map((item) => slice(item.zone?.id ?? '', item.zone?.name ?? '', [item])),
    ...(rest.length > 0 ? [slice('others', labels.others, rest)] : []),
    ...items.filter(({ zone }) => zone === null).map((item) => slice('none', labels.none, [item])),
  ];
  return { series: [{ id: 'trips', label: series.trips, hue: 'blue' }], points };
}
