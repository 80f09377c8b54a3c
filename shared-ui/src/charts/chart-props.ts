import type { ChartData } from './chart-data.ts';
import type { Mode } from './chart-theme.ts';

/** Props of each kind of chart. */
export type ChartProps = {
  data: ChartData;
  mode: Mode;
  /** px. */
  width: number;
  height: number;
  getSeriesName: (series: string) => string;
  formatValue: (value: number) => string;
  /** Horizontal bars, for long names. */
  isHorizontal?: boolean;
  /** Groups the bars instead of stacking them, for values that don't add up. */
  isGrouped?: boolean;
};
