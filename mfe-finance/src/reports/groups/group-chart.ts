import type { ReportGroup, ReportGroupPage } from 'shared-contracts/finance/report-groups';
import type { FormatMessage } from 'shared-ui';
import type { ChartData, ChartSeries } from 'shared-ui/charts';
import { formatMoney } from 'shared-ui/format';
import { toMeasureLabel } from './group-labels.ts';

const HUES: readonly ChartSeries['hue'][] = ['blue', 'orange', 'teal', 'purple', 'olive', 'pink'];

/** The currency of most groups: amounts in different ones share no axis. */
function mostUsed(items: readonly ReportGroup[]): string | null {
  const counted = [...Map.groupBy(items, ({ currency }) => currency)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  );
  return counted[0]?.[0] ?? null;
}

/** Draws the first measure and those of its kind, sums or averages, in one currency. */
export function toGroupChart(
  { items, measures }: Pick<ReportGroupPage, 'items' | 'measures'>,
  labelOf: (group: ReportGroup) => string,
  formatMessage: FormatMessage,
): { data: ChartData; currency: string | null } {
  const [first] = measures;
  const isMoney = first?.kind === 'money';
  const currency = isMoney ? mostUsed(items) : null;
  const groups = isMoney ? items.filter((group) => group.currency === currency) : items;
  const drawn = measures
    .filter(({ kind, fn }) => kind === first?.kind && (fn === 'average') === (first.fn === 'average'))
    .filter(({ id }) => groups.some(({ values }) => typeof values[id] === 'string'))
    .slice(0, HUES.length);
  const hasValue = ({ values }: ReportGroup) => drawn.some(({ id }) => typeof values[id] === 'string');
  const points = groups.filter(hasValue).map((group) => {
    const drawnValues = drawn.flatMap(({ id }) => {
      const value = group.values[id];
      return typeof value === 'string' ? [[id, value] as const] : [];
    });
    return {
      key: group.id,
      label: labelOf(group),
      values: Object.fromEntries(drawnValues.map(([id, value]) => [id, Number(value)])),
      ...(currency !== null && {
        formattedValues: Object.fromEntries(drawnValues.map(([id, value]) => [id, formatMoney(value, currency)])),
      }),
    };
  });
  const series = drawn.map(({ id, fn }, i) => ({
    id,
    label: toMeasureLabel(id, formatMessage),
    hue: HUES[i] ?? 'blue',
    hasNoSum: fn === 'average',
  }));
  return { data: { series, points }, currency };
}
