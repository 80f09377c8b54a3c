import type { BillLine } from 'shared-contracts/finance/bills';
import type { Figures } from './figures.ts';

/** The lines of a bill, with the name of the location where their stop is. */
export const placedLines = ({ lines, places }: Pick<Figures, 'lines' | 'places'>): BillLine[] =>
  lines.map((line) => (line.stop === undefined ? line : { ...line, place: places[line.stop] ?? '' }));
