import type { Words } from '../base/words.ts';
import type { Hue } from '../theme/hues.ts';

/** What is told apart by colour; of a pie the first one alone is drawn, its parts have colours of their own. */
export type ChartSeries = { id: string; label: Words; hue: Hue };
/** A place on the axis, or a part of a pie. `texts`: a value as it is written, where its number alone would not do (money). */
export type ChartPoint = {
  key: string;
  label: string;
  values: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string>>;
};
export type ChartKind = 'bar' | 'line' | 'pie';
export type ChartData = { series: readonly ChartSeries[]; points: readonly ChartPoint[] };

/** Six hues at most, that differ for colour-blind eyes as well. */
export const PIE_HUES: readonly Hue[] = ['blue', 'orange', 'teal', 'purple', 'olive', 'pink'];

export const sumOf = ({ points }: ChartData, id: string) =>
  points.reduce((sum, { values }) => sum + (values[id] ?? 0), 0);
export const isEmptyChart = (data: ChartData) => data.series.every(({ id }) => sumOf(data, id) === 0);
