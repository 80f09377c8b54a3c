import type { Message } from '../base/message.ts';
import type { Hue } from '../theme/hues.ts';

/**
 * Each series has a colour. A pie shows only the first series, with a colour per point. `hasNoSum`: for averages,
 * whose sum is meaningless.
 */
export type ChartSeries = { id: string; label: Message; hue: Hue; hasNoSum?: boolean };
/**
 * A point on the axis, or a slice of a pie. A line has a gap where a point has no value. `formattedValues`: values as
 * text, if they are more than numbers (money).
 */
export type ChartPoint = {
  key: string;
  label: string;
  values: Readonly<Record<string, number>>;
  formattedValues?: Readonly<Record<string, string>>;
};
export type ChartKind = 'bar' | 'line' | 'pie';
export type ChartData = { series: readonly ChartSeries[]; points: readonly ChartPoint[] };

/** Up to six hues that colour-blind users can distinguish. */
export const PIE_HUES: readonly Hue[] = ['blue', 'orange', 'teal', 'purple', 'olive', 'pink'];

export const sumSeries = ({ points }: ChartData, id: string) =>
  points.reduce((sum, { values }) => sum + (values[id] ?? 0), 0);
export const isEmptyChart = (data: ChartData) => data.series.every(({ id }) => sumSeries(data, id) === 0);
