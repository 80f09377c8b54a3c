import type { ChartData } from './chart-data.ts';
import type { Mode } from './chart-look.ts';

/** What a drawing is made of. `say`: a number as it is shown. */
export type Drawn = {
  data: ChartData;
  mode: Mode;
  /** px. */
  width: number;
  height: number;
  nameOf: (series: string) => string;
  say: (value: number) => string;
  /** Bars that lie, for long names. */
  isLying?: boolean;
};
